// All of the script there is. Pages work without it; with it they change in place, and show what others do.
"use strict";
