import { expect, test } from "vitest"
import type { Json } from "../schema/json.ts"
import {
  formatConditions,
  formatConstant,
  formatDocComment,
  formatGroup,
  formatHeader,
  formatImport,
  formatJsonLiteral,
  formatKey,
  formatMember,
  formatRemark,
  indent,
  joinFile,
  splitOutside,
  toStringLiteral,
} from "./source.ts"

test("the header of a generated file names its source and the command that regenerates it", () => {
  expect(formatHeader("a.json", "npx generate")).toBe(
    "// Generated from a.json by @forecourt/codegen. Do not edit: change the schema, then run `npx generate`.",
  )
  expect(formatHeader("a\nb\r\u2028\u2029c", "x", "release a version")).toBe(
    "// Generated from a b   c by @forecourt/codegen. Do not edit: release a version, then run `x`.",
  )
  expect(formatRemark("one\ntwo")).toBe("// one two")
})

test("an empty line separates the sections of a generated file, and empty sections are omitted", () => {
  expect(joinFile("a", ["b", "c"], null, undefined, false, "", "d")).toBe("a\n\nb\nc\n\nd\n")
})

test("all lines except empty lines are indented", () => {
  expect(indent("a\n\n  b\u2028c")).toBe("  a\n\n    b\u2028c")
  expect(indent("a", "    ")).toBe("    a")
})

test.each([
  ["plain", '"plain"'],
  ["it's", '"it\'s"'],
  ['say "a"', "'say \"a\"'"],
  ["both \" and '", '"both \\" and \'"'],
  ["a\\b", '"a\\\\b"'],
  ["a\nb", '"a\\nb"'],
  ["\u2028\u2029", '"\\u2028\\u2029"'],
  ['"\u2028', "'\"\\u2028'"],
  ["\u0007", '"\\u0007"'],
  ["\ud800", '"\\ud800"'],
  ["😀 é", '"😀 é"'],
  ["", '""'],
])("the text %j is formatted as a string literal that evaluates to the same text", (text, source) => {
  expect(toStringLiteral(text)).toBe(source)
  expect(new Function(`return ${source}`)()).toBe(text)
})

test.each([
  ["name", "name", "it.name"],
  ["$a_1", "$a_1", "it.$a_1"],
  ["0", "0", 'it["0"]'],
  ["12", "12", 'it["12"]'],
  ["012", '"012"', 'it["012"]'],
  ["123456789012345", "123456789012345", 'it["123456789012345"]'],
  ["1234567890123456", '"1234567890123456"', 'it["1234567890123456"]'],
  ["1a", '"1a"', 'it["1a"]'],
  ["a-b", '"a-b"', 'it["a-b"]'],
  ["", '""', 'it[""]'],
  ["__proto__", '["__proto__"]', "it.__proto__"],
  ["é", '"é"', 'it["é"]'],
])("the name %j is formatted as the object key %s and as the member access %s", (name, inObject, behind) => {
  expect(formatKey(name)).toBe(inObject)
  expect(formatMember("it", name)).toBe(behind)
  expect(Object.keys(new Function(`return { ${inObject}: 1 }`)())).toEqual([name])
})

test("imports are sorted, deduplicated and wrapped when too long", () => {
  expect(formatImport(["b", "a", "b"], "./x.ts")).toBe('import { a, b } from "./x.ts"')
  expect(formatImport(["a"], "./x.ts", true)).toBe('import type { a } from "./x.ts"')
  const name = (length: number) => "a".repeat(length)
  expect(formatImport([name(98)], "./x")).toBe(`import { ${name(98)} } from "./x"`)
  expect(formatImport([name(99)], "./x")).toBe(`import {\n  ${name(99)},\n} from "./x"`)
  expect(formatImport([name(100), "b"], "./x", true)).toBe(`import type {\n  ${name(100)},\n  b,\n} from "./x"`)
  expect(formatImport([name(100)], "./x")).toBe(`import {\n  ${name(100)},\n} from "./x"`)
})

test("the sequence */ in a text is escaped in a generated comment", () => {
  expect(formatDocComment("a */ b")).toBe("/** a *\\/ b */")
  expect(formatDocComment("a\rb\u2028c\u2029d")).toBe("/** a b c d */")
  expect(formatDocComment()).toBe("")
  expect(formatDocComment(undefined, false)).toBe("")
  expect(formatDocComment("One.", undefined, "Two.")).toBe("/**\n * One.\n * Two.\n */")
  expect(formatDocComment("One.\n\nTwo.")).toBe("/**\n * One.\n *\n * Two.\n */")
})

test("a long comment is wrapped between words", () => {
  expect(formatDocComment("a".repeat(108))).toBe(`/** ${"a".repeat(108)} */`)
  expect(formatDocComment("a".repeat(109))).toBe(`/**\n * ${"a".repeat(109)}\n */`)
  expect(formatDocComment(`${"a".repeat(112)} b`)).toBe(`/**\n * ${"a".repeat(112)}\n * b\n */`)
  expect(formatDocComment(`${"a".repeat(113)} b`)).toBe(`/**\n * ${"a".repeat(113)} b\n */`)
  expect(formatDocComment(`${"a".repeat(60)} ${"b".repeat(60)} c`)).toBe(
    `/**\n * ${"a".repeat(60)}\n * ${"b".repeat(60)} c\n */`,
  )
})

test("formatGroup puts the entries between two brackets on one line if they fit", () => {
  expect(formatGroup("f(", [], ")")).toBe("f()")
  expect(formatGroup("{", [], "}")).toBe("{}")
  expect(formatGroup("f(", ["a", "b"], ")")).toBe("f(a, b)")
  expect(formatGroup("{", ["a", "b"], "}")).toBe("{ a, b }")
  expect(formatGroup("f(", ["a", "b"], ")", 7)).toBe("f(a, b)")
  expect(formatGroup("f(", ["a", "b"], ")", 6)).toBe("f(\n  a,\n  b,\n)")
  expect(formatGroup("f(", ["a\nb"], ")")).toBe("f(\n  a\n  b,\n)")
})

test.each<[Json, string]>([
  [null, "null"],
  [true, "true"],
  [1.5, "1.5"],
  ["a", '"a"'],
  [[], "[]"],
  [{}, "{}"],
  [[1, "a"], '[1, "a"]'],
  [{ a: 1, "b-c": [{}] }, '{ a: 1, "b-c": [{}] }'],
  [[{ a: 1, b: 2 }], "[{ a: 1, b: 2 }]"],
  [[{ a: 1 }, { a: 2 }], "[{ a: 1 }, { a: 2 }]"],
  [
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    "[\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n]",
  ],
  [
    {
      list: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      c: 1,
    },
    "{\n  list: [\n    { a: 1, b: 2 },\n    { a: 3, b: 4 },\n  ],\n  c: 1,\n}",
  ],
  [
    [
      [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
    ],
    "[\n  [\n    { a: 1, b: 2 },\n    { a: 3, b: 4 },\n  ],\n]",
  ],
  [[{ a: 1, b: 2 }, 3], "[{ a: 1, b: 2 }, 3]"],
])("the value %j is formatted as source code", (value, source) => {
  expect(formatJsonLiteral(value)).toBe(source)
  expect(new Function(`return ${source}`)()).toEqual(value)
})

test("a literal is wrapped when the whole line, including the text before the literal, would be too long", () => {
  const text = (length: number) => "a".repeat(length)

  expect(formatJsonLiteral([text(115)])).toBe(`["${text(115)}"]`)
  expect(formatJsonLiteral([text(116)])).toBe(`[\n  "${text(116)}",\n]`)
  expect(formatJsonLiteral([text(105)], 10)).toBe(`["${text(105)}"]`)
  expect(formatJsonLiteral([text(106)], 10, 4)).toBe(`[\n      "${text(106)}",\n    ]`)
  expect(formatJsonLiteral({ a: text(110), bcde: [text(50), text(53)] })).toBe(
    `{\n  a: "${text(110)}",\n  bcde: ["${text(50)}", "${text(53)}"],\n}`,
  )
  expect(formatJsonLiteral({ bcde: [text(50), text(54)] })).toBe(
    `{\n  bcde: [\n    "${text(50)}",\n    "${text(54)}",\n  ],\n}`,
  )
  expect(formatJsonLiteral({ long: text(120) })).toBe(`{\n  long: "${text(120)}",\n}`)
  expect(formatJsonLiteral({ longer: text(120) })).toBe(`{\n  longer:\n    "${text(120)}",\n}`)
  expect(formatJsonLiteral({ a: { b: text(60), c: text(60) } })).toBe(
    `{\n  a: {\n    b: "${text(60)}",\n    c: "${text(60)}",\n  },\n}`,
  )
  expect(formatConstant("const a = ", [text(105)])).toBe(`const a = ["${text(105)}"]`)
  expect(formatConstant("const a = ", [text(106)])).toBe(`const a = [\n  "${text(106)}",\n]`)
  expect(formatConstant("const a = ", [1], " as const")).toBe("const a = [1] as const")
  expect(formatConstant("const a = ", [text(100)], " as const")).toContain("\n")
})

const long = (sign: string) => sign.repeat(55)

test("a long condition is wrapped after each logical operator", () => {
  const [a, b] = [long("a"), long("b")]

  expect(formatConditions(`if (${a} || ${b}) return null`)).toBe(`if (${a} || ${b})\n  return null`)
  expect(formatConditions(`  if (${a} || ${b}c) {`)).toBe(`  if (\n    ${a} ||\n    ${b}c\n  ) {`)
  expect(formatConditions(`if (${a} && ${b}c) return false`)).toBe(`if (${a} && ${b}c)\n  return false`)
  expect(formatConditions(`else if (${a} && ${b}ccccc) report(x)`)).toBe(
    `else if (\n  ${a} &&\n  ${b}ccccc\n)\n  report(x)`,
  )
  expect(formatConditions(`  return ${a} || ${b}ccccccccc`)).toBe(`  return (\n    ${a} ||\n    ${b}ccccccccc\n  )`)
  const pattern = `!/${"a".repeat(110)}/u.test`
  expect(formatConditions(`if (a || ${pattern}(b)) return null`)).toBe(
    `if (\n  a ||\n  ${pattern}(\n    b,\n  )\n)\n  return null`,
  )
  expect(formatConditions("if (a || b) return null\nreturn a || b")).toBe("if (a || b) return null\nreturn a || b")
  expect(formatConditions(`return ${a}${b}ccccccccccccccc`)).toBe(`return ${a}${b}ccccccccccccccc`)
  expect(formatConditions(`call(${a}, ${b}ccccccccccccccc)`)).toBe(`call(${a}, ${b}ccccccccccccccc)`)
})

test.each<[string, readonly string[], readonly string[]]>([
  ["a || b && c", [" || ", " && "], ["a", "b", "c"]],
  ["a || (b || c)", [" || "], ["a", "(b || c)"]],
  ["[a || b] || {c || d}", [" || "], ["[a || b]", "{c || d}"]],
  ['a === " || " || b', [" || "], ['a === " || "', "b"]],
  ["a === ' || ' || b", [" || "], ["a === ' || '", "b"]],
  ['a === "\\" || " || b', [" || "], ['a === "\\" || "', "b"]],
  ["/ || (/.test(a) || b", [" || "], ["/ || (/.test(a)", "b"]],
  ['/[/"] || \\/]/.test(a) || b', [" || "], ['/[/"] || \\/]/.test(a)', "b"]],
  ["a, b, c", [", "], ["a", "b", "c"]],
  ["", [", "], [""]],
  ['a === "unfinished || b', [" || "], ['a === "unfinished || b']],
])("the expression %j is split only at separators outside brackets and strings", (code, separators, parts) => {
  expect(splitOutside(code, separators)).toEqual(parts)
})
