import { expect, test } from "vitest"
import { isPlainSource, readSource, readSourceSteps, type Step } from "./source-pattern.ts"

const literal = (text: string): Step => ({ kind: "literal", text })
const prefix = (text: string): Step => ({ kind: "prefix", text })
const any: Step = { kind: "any" }
const rest: Step = { kind: "rest" }

test.each<[string, readonly Step[]]>([
  ["/", []],
  ["/A/b/", [literal("a"), literal("b")]],
  ["/a//b", [literal("a"), literal("b")]],
  ["/a/:x", [literal("a"), any]],
  ["/a/:x/b", [literal("a"), any, literal("b")]],
  ["/a/bil-:x", [literal("a"), prefix("bil-")]],
  ["/a/bil-:x-c/d", [literal("a"), prefix("bil-"), literal("d")]],
  ["/:x.:y", [any]],
  ["/a/:x(\\d+)", [literal("a"), any]],
  ["/a/:x(.*)", [literal("a"), rest]],
  ["/a/b:x(.*)", [literal("a"), prefix("b"), rest]],
  ["/a/:x?", [literal("a"), rest]],
  ["/a/:x*/b", [literal("a"), rest]],
  ["/a/:x+", [literal("a"), rest]],
  ["/a{b/}c", [literal("ab"), any]],
  ["/a{-:x/}b", [prefix("a"), rest]],
  ["/a{b}?/c", [prefix("a"), literal("c")]],
  ["/a{b}*", [prefix("a"), rest]],
  ["/a{b}+c", [prefix("a"), rest]],
  ["/a{b}", [prefix("ab")]],
  ["/a{/b}?", [literal("a"), rest]],
  ["/a{-:x}?", [prefix("a")]],
  ["/%41%2Fb", [literal("a%2fb")]],
])("the source %s is stored in the tree under its literal and parameter segments", (source, steps) => {
  expect(readSourceSteps(source)).toEqual(steps)
  expect(readSource(source).steps).toEqual(steps)
})

test.each<[string, string | null]>([
  ["/", "/"],
  ["/A/B/", "/a/b"],
  ["/a\\:b", "/a:b"],
  ["/f%C3%B6r", "/för"],
  ["/a%3Ab", "/a:b"],
  ["/a%28b", "/a(b"],
  ["/a/:x", null],
  ["/a{b}", null],
])("the exact path of the source %s is %s", (source, exact) => {
  expect(readSource(source).exact).toBe(exact)
})

test("a source that is case-sensitive or distinguishes trailing slashes has no exact path for lookups", () => {
  expect(readSource("/a", { case: "sensitive" }).exact).toBeNull()
  expect(readSource("/a", { slash: "strict" }).exact).toBeNull()
})

const fitting = (source: string, paths: readonly string[], manner = {}) =>
  paths.filter((path) => readSource(source, manner).regexp.test(path))

test.each<[string, object, readonly string[], readonly string[]]>([
  ["/a", {}, ["/a"], ["/a/", "/ab", "/b/a"]],
  ["/A", { case: "sensitive" }, ["/A"], ["/a"]],
  ["/a/", { slash: "strict" }, ["/a/"], ["/a"]],
  ["/a", { slash: "strict" }, ["/a"], ["/a/"]],
  ["/", {}, ["/"], ["", "/a"]],
  ["/:x?", {}, ["/", "/a"], ["/a/b"]],
  ["/:x*", {}, ["/", "/a", "/a/b"], []],
  ["/:x+", {}, ["/a", "/a/b"], ["/"]],
  ["/:x?", { slash: "strict" }, ["/a"], ["/", "/a/"]],
  ["/:x", {}, ["/a"], ["/", "/a/"]],
  ["/a/:x?", {}, ["/a", "/a/b"], ["/a/b/", "/a/"]],
  ["/a/:x*", {}, ["/a", "/a/b/c"], ["/ab"]],
  ["/a/:x+", {}, ["/a/b/c"], ["/a"]],
  ["/a/:x/", {}, ["/a/b"], ["/a/b/"]],
  ["/a{b}?c", {}, ["/ac", "/abc"], ["/abbc"]],
  ["/a{b}*c", {}, ["/ac", "/abbc"], ["/adc"]],
  ["/a{-:x}*", {}, ["/a", "/a-1-2"], ["/a1"]],
  ["/:x([A-Z]+)", {}, ["/ab"], ["/1"]],
  ["/:x([A-Z]+)", { case: "sensitive" }, ["/AB"], ["/ab"]],
  ["/:x-:y", {}, ["/a-b", "/a-b-c"], ["/a"]],
  ["/a.b", {}, ["/a.b"], ["/axb"]],
])("the source %s with %j matches %j but not %j", (source, manner, fits, fitsNot) => {
  expect(fitting(source, [...fits, ...fitsNot], manner)).toEqual(fits)
})

test("parameter values keep the upper and lower case of the requested path", () => {
  const { names, keys, written } = readSource("/A/:x/{-b}?(\\d+)")

  expect(names).toEqual(["x", 0])
  expect(keys.map(({ name }) => name)).toEqual(["x", 0])
  expect(written.exec("/a/Q/-b7")?.slice(1)).toEqual(["Q", "7"])
  expect(readSource("/A/:x", { case: "sensitive" }).written.test("/a/Q")).toBe(false)
})

test.each([
  ["a", "must start with a slash"],
  ["", "must start with a slash"],
  ["/:x(.*)-:y(.*)-:z", "is an unsafe expression: it has 2 parts without end that may take each other's letters"],
  ["/:x((?:a+)+)", "is an unsafe expression: it repeats without end what repeats without end itself"],
  ["/a:x*", 'repeats ":x" without a slash before it: write "/:x*"'],
  ["/a:x(\\d)+", 'repeats ":x" without a slash before it: write "/:x+"'],
])("the source %j is rejected because it %s", (source, problem) => {
  expect(() => readSource(source)).toThrow(new TypeError(problem))
})

test.each(["/a:b", "/a*", "/a+", "/a?", "/(a)", "/a)", "/{a}", "/a}", "/\\a"])(
  "the source %s is a pattern rather than a plain path",
  (source) => {
    expect(isPlainSource(source)).toBe(false)
  },
)

test("a source with only unreserved special characters is a plain path", () => {
  expect(isPlainSource("/a-b_c.d~e!f$g&h,i;j=k@l%20/[x]|^")).toBe(true)
})
