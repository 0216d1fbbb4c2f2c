"""The ten lessons, in order: the goal, numbers, castles, phases, the four bonuses, colors, and a round alone.

The hexes of duchy A are counted from 1 in reading order. Every history is played by the rules when a lesson is opened.
"""

from dicegame.lessons.lesson import Lesson, Round

LESSONS = (
    Lesson("goal", "blue", (Round("blue yellow 6 2", "17=6"),), "blue orange 2 5"),
    Lesson(
        "numbers",
        "blue",
        (
            Round("blue yellow 6 2", "17=6"),
            Round("orange gray 3 1", "6=3"),
            Round("yellow green 5 1", "12=5"),
        ),
        "orange yellow 3 6",
        asks="fits",
        pip=3,
    ),
    Lesson(
        "castle",
        "purple",
        (
            Round("yellow gray 4 2", "28=4"),
            Round("orange blue 6 3", "22=6"),
            Round("purple gray 1 5", "15=1"),
        ),
        "orange gray 3 1",
        asks="chances",
    ),
    Lesson(
        "time",
        "blue",
        (
            Round("orange gray 2 4", "10=2"),
            Round("orange purple 4 3 double", "5=4"),
            Round("blue green 6 4", "17=6"),
            Round("orange green 1 3 double", "6=1"),
            Round("yellow purple 3 5", "12=3"),
            Round("yellow gray 3 6 double", "13=3"),
        ),
        "orange blue 3 5",
        shows="time",
    ),
    Lesson(
        "worker",
        "gray",
        (
            Round("blue orange 3 1", "20=3"),
            Round("yellow yellow 4 3 double", "13=3"),
            Round("orange green 2 3", "21=2"),
            Round("blue purple 4 5 double", "26=5"),
            Round("green orange 6 1 double", "22=1"),
        ),
        "yellow orange 5 5",
        bonuses=True,
        shows="worker",
    ),
    Lesson(
        "monk",
        "purple",
        (
            Round("yellow gray 6 1", "28=1"),
            Round("green blue 5 4", "26=5"),
            Round("purple blue 3 2 double", "25=2"),
            Round("orange gray 5 3", "30=3"),
        ),
        "gray yellow 6 6",
        bonuses=True,
        shows="monk",
    ),
    Lesson(
        "silver",
        "gray",
        (
            Round("green purple 2 2 double", "8=2"),
            Round("yellow gray 5 1 double", "13=5"),
            Round("green orange 4 1 double", "20=4"),
        ),
        "green orange 2 6",
        bonuses=True,
        shows="silver",
    ),
    Lesson(
        "goods",
        "blue",
        (
            Round("blue yellow 6 2", "17=6"),
            Round("blue orange 5 4", "18=5"),
            Round("yellow gray 3 1", "12=3"),
        ),
        "orange yellow 4 3 double",
        asks="sale",
        bonuses=True,
        shows="commodity",
    ),
    Lesson(
        "color",
        "orange",
        (
            Round("gray purple 3 1", "30=3", "8=1"),
            Round("gray yellow 4 1", "34=4", "4=4"),
            Round("blue orange 6 2", "18=6", "20=2"),
            Round("yellow gray 5 3", "12=5", "3=3"),
            Round("purple blue 2 6", "7=2", "26=6"),
            Round("gray blue 3 5", "3=3", "31=5"),
            Round("orange gray 3 4", "35=3", "30=3"),
        ),
        "gray orange 4 5",
        asks="color",
        bonuses=True,
        shows="colors",
        rival="gray",
    ),
    Lesson(
        "alone",
        "blue",
        (
            Round("blue yellow 6 2", "17=6"),
            Round("blue orange 5 4", "18=5"),
            Round("yellow gray 4 1", "12=4"),
            Round("purple orange 2 3", "7=2"),
            Round("orange green 3 6", "6=3"),
        ),
        "purple yellow 1 4 double",
        bonuses=True,
    ),
)
