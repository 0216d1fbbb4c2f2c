"""Turns plain functions over ints into C, so that a benchmark compares Python with C made from the same rules.

It knows what the rules use and nothing more: ints, rows of ints, and states, which become structs; assignments, `if`,
`while`, `for` over a range or over the members of a set of bits; calls of each other; module constants and tables. Anything
else is an error that names the line. Ints become 64 bits wide, so numbers and sets of hexes have to fit into them.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import FunctionType
from typing import Any, get_args, get_type_hints

from dicegame.fast.states import FIELDS

HEAD = """#include <stdint.h>
typedef int64_t i64;
static inline i64 least(i64 a, i64 b) { return a < b ? a : b; }
static inline i64 most(i64 a, i64 b) { return a > b ? a : b; }
"""
OPERATORS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.And: "&&", ast.Or: "||",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Invert: "~", ast.Not: "!", ast.USub: "-",
}  # fmt: skip
BUILT_IN = {"min": "least", "max": "most", "abs": "llabs"}


def translate(function: Callable[..., Any]) -> str:
    """Return C source with a function and all that it calls.

    Raises: SyntaxError for Python that has no counterpart here.
    """
    unit = _Unit()
    unit.need(function)
    return "\n".join([HEAD, *unit.structs.values(), *unit.tables.values(), *unit.heads.values(), *unit.bodies])


class _Unit:
    """The functions and tables of one C file."""

    def __init__(self) -> None:
        self.structs: dict[type, str] = {}
        self.tables: dict[str, str] = {}
        self.heads: dict[str, str] = {}
        self.bodies: list[str] = []

    def need(self, function: Callable[..., Any]) -> str:
        """Return the C name of a function, and translate it if that has not been done."""
        assert isinstance(function, FunctionType)
        name = f"f_{function.__name__}"
        if name not in self.heads:
            tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
            assert isinstance(tree, ast.FunctionDef)
            types = {name: self.type_of(hint) for name, hint in get_type_hints(function).items() if name != "return"}
            arguments = ", ".join(f"{kind} v_{argument}" for argument, kind in types.items())
            kind = "void" if isinstance(tree.returns, ast.Constant) else "i64"
            self.heads[name] = f"{'static ' * (len(self.heads) > 0)}{kind} {name}({arguments});"
            self.bodies.append(_Body(self, function.__globals__, tree, types).text(self.heads[name]))
        return name

    def type_of(self, hint: Any, row: bool = False) -> str:
        """Return the C type of a hint: states are structs, which are passed by their address."""
        item = get_args(hint)[0] if get_args(hint) else hint
        if item in FIELDS:
            self.struct(item)
            return f"{item.__name__} *"
        return "i64 *" if row or item is not hint else "i64"

    def struct(self, kind: type) -> None:
        """Declare the struct of a kind of state, after those of its parts."""
        for _, part, _ in FIELDS[kind]:
            if part in FIELDS:
                self.struct(part)
        fields = "".join(
            f"{part.__name__ if part in FIELDS else 'i64'} {name}{'' if number is None else f'[{number}]'}; "
            for name, part, number in FIELDS[kind]
        )
        self.structs[kind] = f"typedef struct {{ {fields}}} {kind.__name__};"

    def field(self, struct: str, name: str) -> str | None:
        """Return the C type of a field of a struct."""
        for kind in self.structs:
            if struct == f"{kind.__name__} *":
                return next(self.type_of(own.kind, own.number is not None) for own in FIELDS[kind] if own.name == name)
        return None

    def table(self, name: str, numbers: tuple[int, ...]) -> str:
        """Return the C name of a table."""
        self.tables[name] = f"static const i64 t_{name}[] = {{{', '.join(str(int(number)) for number in numbers)}}};"
        return f"t_{name}"


class _Body:
    """The translation of one function."""

    def __init__(self, unit: _Unit, names: dict[str, Any], tree: ast.FunctionDef, types: dict[str, str]) -> None:
        self.unit = unit
        self.names = names
        self.tree = tree
        self.arguments = set(types)
        self.types = types
        stored = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        self.locals = set(stored) - self.arguments
        for node in ast.walk(tree):
            match node:
                case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                    pairs = list(zip(targets, values, strict=True))
                case ast.Assign(targets=targets, value=value):
                    pairs = [(target, value) for target in targets]
                case _:
                    pairs = []
            for target, value in pairs:
                if isinstance(target, ast.Name) and target.id in self.locals:
                    self.types[target.id] = self.type(value)
        self.loops = 0

    def text(self, head: str) -> str:
        own = "".join(f"{self.types.get(name, 'i64')} v_{name} = 0; " for name in sorted(self.locals))
        return f"{head[:-1]} {{ {own}\n{self.lines(self.tree.body)}}}\n"

    def type(self, node: ast.expr) -> str:
        """Return the C type of a value."""
        match node:
            case ast.Name(id=name):
                return self.types.get(name, "i64")
            case ast.Attribute(value=value, attr=name):
                return self.unit.field(self.type(value), name) or "i64"
            case ast.Subscript(value=row) if self.type(row) != "i64 *":
                return self.type(row)
        return "i64"

    def lines(self, statements: list[ast.stmt]) -> str:
        return "".join(self.line(statement) for statement in statements)

    def line(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()):
                return ""  # a docstring
            case ast.Expr(value=value):
                return f"{self.value(value)};\n"
            case ast.Return(value=None):
                return "return;\n"
            case ast.Return(value=value) if value:
                return f"return {self.value(value)};\n"
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = list(zip(targets, values, strict=True))
                fresh = [f"{self.type(value)} new{place} = {self.value(value)};" for place, (_, value) in enumerate(pairs)]
                kept = [f"{self.value(target)} = new{place};" for place, (target, _) in enumerate(pairs)]
                return f"{{ {' '.join(fresh + kept)} }}\n"
            case ast.Assign(targets=targets, value=value):
                return " = ".join([*map(self.value, targets), self.value(value)]) + ";\n"
            case ast.AugAssign(target=target, op=op, value=value):
                return f"{self.value(target)} {self.operator(op)}= {self.value(value)};\n"
            case ast.If(test=test, body=body, orelse=orelse):
                other = f" else {{\n{self.lines(orelse)}}}" if orelse else ""
                return f"if ({self.value(test)}) {{\n{self.lines(body)}}}{other}\n"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self.value(test)}) {{\n{self.lines(body)}}}\n"
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id=over), args=arguments), body=body, orelse=[]
            ):
                return self.loop(name, over, [self.value(argument) for argument in arguments], body, node)
        raise self.strange(node)

    def loop(self, name: str, over: str, arguments: list[str], body: list[ast.stmt], node: ast.stmt) -> str:
        self.loops += 1
        spare = f"each{self.loops}"
        if over == "members":
            head = f"for (i64 {spare} = {arguments[0]}; {spare}; {spare} &= {spare} - 1) {{"
            head += f" v_{name} = __builtin_ctzll({spare});"
        elif over == "range" and len(arguments) < 3:
            first, last = ("0", *arguments)[-2:]
            head = (
                f"for (i64 {spare} = {first}, end{spare} = {last}; {spare} < end{spare}; {spare}++) {{ v_{name} = {spare};"
            )
        else:
            raise self.strange(node)
        return f"{head}\n{self.lines(body)}}}\n"

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool() | int() as number):
                return f"{int(number)}LL"
            case ast.Name(id=name):
                return self.name(name, node)
            case ast.Attribute(value=value, attr=name):
                return f"{self.value(value)}->{name}"
            case ast.Subscript(value=row, slice=place) if "i64" in self.type(row):
                return f"{self.value(row)}[{self.value(place)}]"
            case ast.Subscript(value=row, slice=place):
                return f"({self.value(row)} + {self.value(place)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.value(left)} {self.operator(op)} {self.value(right)})"
            case ast.BoolOp(op=op, values=[first, second]) if isinstance(op, ast.Or) and not _is_test(first):
                return f"({self.value(first)} ?: {self.value(second)})"
            case ast.BoolOp(op=op, values=values):
                return "(" + f" {self.operator(op)} ".join(map(self.value, values)) + ")"
            case ast.UnaryOp(op=op, operand=operand):
                return f"({self.operator(op)}{self.value(operand)})"
            case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=choices)]):
                return "(" + " || ".join(f"({self.value(left)} == {self.value(choice)})" for choice in choices) + ")"
            case ast.Compare(left=left, ops=ops, comparators=others):
                sides = [self.value(side) for side in (left, *others)]
                pairs = zip(sides, ops, sides[1:], strict=False)
                return "(" + " && ".join(f"({a} {self.operator(op)} {b})" for a, op, b in pairs) + ")"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.value(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.Call(func=ast.Attribute(value=value, attr="bit_count"), args=[]):
                return f"__builtin_popcountll({self.value(value)})"
            case ast.Call(func=ast.Name(id="copy_state"), args=[to, source]):
                return f"*{self.value(to)} = *{self.value(source)}"
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                given = ", ".join(map(self.value, arguments))
                return f"{BUILT_IN.get(name) or self.unit.need(self.names[name])}({given})"
        raise self.strange(node)

    def name(self, name: str, node: ast.expr) -> str:
        if name in self.arguments or name in self.locals:
            return f"v_{name}"
        known = self.names.get(name)
        if isinstance(known, int):
            return f"{int(known)}LL"
        if isinstance(known, tuple) and all(isinstance(number, int) for number in known):
            return self.unit.table(name, known)
        raise self.strange(node)

    def operator(self, op: ast.AST) -> str:
        return OPERATORS[type(op)]

    def strange(self, node: ast.expr | ast.stmt) -> SyntaxError:
        return SyntaxError(f"no C for line {node.lineno} of {self.tree.name}: {ast.unparse(node)}")


def _is_test(node: ast.expr) -> bool:
    return isinstance(node, ast.Compare | ast.BoolOp) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
