"""Drawings of the solo duchies 13a and 13b, for positions of the naive solo game that are laid out by hand.

Islands, colors, numbers and rivers are those of the boards. How far the islands lie apart is ours, so is the reading order.
"""

DRAWN = {
    "drawn-13a": """
rows = '''
   G B     S M B B
  C K C     B G C K
   M S       B S B

     B S     K K K G
    B B     S B C G S
   G K       B M B G
'''
die = "64 6562 / 232 4243 / 51 631 / 24 5351 / 54 12461 / 13 6512"
first = [0, 0]
links = [
    [[0, 2], [4, 0]], [[0, 2], [0, 4]], [[0, 4], [2, 5]], [[2, 5], [5, 2]], [[5, 2], [6, 5]],
]
""",
    "drawn-13b": """
rows = '''
 S   S   S   S   S   S

   B       C       K
  C G       B     K C
   G G     B

 B M K K     B B

 G G       B B     G B B
  K K       B B     M C
   M
'''
die = "645312 / 263 / 56 4 14 / 23 1 / 5342 63 / 45 63 124 / 56 15 11 / 2"
first = [0, 0]
links = [
    [[0, 0], [0, 2]], [[0, 0], [4, 2]], [[3, 4], [4, 0]], [[3, 4], [6, 0]], [[0, 4], [6, 0]], [[6, 0], [1, 8]],
    [[6, 0], [-4, 9]], [[4, 0], [-3, 6]], [[4, 0], [8, 2]], [[4, 0], [-4, 8]], [[8, 2], [2, 0]], [[-2, 6], [2, 0]],
    [[2, 0], [4, 6]], [[4, 6], [8, 0]], [[8, 0], [6, 8]], [[8, 3], [10, 0]], [[-4, 10], [10, 0]], [[10, 0], [5, 8]],
]
""",
}
