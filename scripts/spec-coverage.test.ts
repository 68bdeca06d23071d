import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { coverage, listTaggedTests, type Specification } from "./spec-coverage.ts"

const spec: Specification = {
  title: "Shell",
  paragraphs: { "5": { title: "When", rows: { alert: "The bar needs words", footer: "No footer without fields" } } },
}

const cover = (code: string) => coverage({ "1": spec }, listTaggedTests("a.test.ts", code))

test("the tag at the end of a test's name refers to paragraphs of the specification, to rows or to both", () => {
  const code = [
    'test("one [spec 1 §5]", () => {})',
    "test('two \\'quoted\\' [spec 1 §5 alert footer, §9]', () => {})",
    "test(`three of $" + "{name} [spec 1 §4 copy]`, () => {})",
    'test("four [spec 3 §7.3 search]", () => {})',
    'test("no [spec 1 §5] at its end", () => {})',
  ].join("\n")

  expect(listTaggedTests("a.test.ts", code)).toEqual([
    { file: "a.test.ts", name: "one", places: ["1 §5"] },
    { file: "a.test.ts", name: "two 'quoted'", places: ["1 §5 alert", "1 §5 footer", "1 §9"] },
    { file: "a.test.ts", name: "three of $" + "{name}", places: ["1 §4 copy"] },
    { file: "a.test.ts", name: "four", places: ["3 §7.3 search"] },
  ])
})

test("paragraphs are sorted by their numbers", () => {
  const paragraphs = Object.fromEntries(["4.10", "10", "4.2", "4"].map((number) => [number, { title: "", rows: {} }]))

  const { markdown } = coverage({ "3": { title: "Booking", paragraphs } }, [])

  expect(markdown.match(/§[\d.]+/g)?.slice(-4)).toEqual(["§4", "§4.2", "§4.10", "§10"])
})

test("a row of the specification lists its tests and is marked as open if it has none", () => {
  const { markdown, untested } = cover('test("it needs words [spec 1 §5 alert]", f)\ntest("all [spec 1 §5]", f)')

  expect(untested).toEqual(["1 §5 footer"])
  expect(markdown).toContain("1 of 2 rows are proven by tests, 0 partly, 1 are open.")
  expect(markdown).toContain("| `1 §5 alert` | The bar needs words | [it needs words](../a.test.ts) |")
  expect(markdown).toContain("| `1 §5 footer` | No footer without fields | **open** |")
  expect(markdown).toContain("- [all](../a.test.ts)")
})

const parted: Specification = {
  title: "Shell",
  paragraphs: { "3": { title: "Fields", rows: { page: { what: "Fields of a page", parts: ["title", "gtmId"] } } } },
}
const coverParts = (code: string) => coverage({ "1": parted }, listTaggedTests("a.test.ts", code))

test("a row of the specification with tests for only some of its parts is listed as partly proven, together with its missing parts", () => {
  const { markdown, untested, unknown } = coverParts('test("its title [spec 1 §3 page.title]", f)')

  expect(untested).toEqual(["1 §3 page.gtmId"])
  expect(unknown).toEqual([])
  expect(markdown).toContain("0 of 1 rows are proven by tests, 1 partly, 0 are open.")
  expect(markdown).toContain("| `1 §3 page` | Fields of a page | **partly**, not gtmId<br>[its title](../a.test.ts) |")
})

test.each([
  ["tests of all its parts", 'test("a [spec 1 §3 page.title]", f)\ntest("b [spec 1 §3 page.gtmId]", f)'],
  ["a test that asserts all of them", 'test("a [spec 1 §3 page]", f)'],
  ["one test that names all of them", 'test("a [spec 1 §3 page.title page.gtmId]", f)'],
])("a row of the specification that has parts is proven by %s", (_, code) => {
  const { markdown, untested } = coverParts(code)

  expect(untested).toEqual([])
  expect(markdown).toContain("1 of 1 rows are proven by tests, 0 partly, 0 are open.")
})

test("a tag with an unknown part is reported", () => {
  expect(coverParts('test("a [spec 1 §3 page.titel]", f)').unknown).toEqual([
    'a.test.ts: "a" is tagged [spec 1 §3 page.titel]',
  ])
})

test("a tag with an unknown paragraph or row is reported", () => {
  const { unknown } = cover('test("a [spec 1 §5 alrt]", f)\ntest("b [spec 1 §12]", f)\ntest("c [spec 1 five]", f)')

  expect(unknown).toEqual([
    'a.test.ts: "a" is tagged [spec 1 §5 alrt]',
    'a.test.ts: "b" is tagged [spec 1 §12]',
    'a.test.ts: "c" is tagged [spec 1 five]',
  ])
})

test("a tag can refer to paragraphs and rows of two documents", () => {
  expect(listTaggedTests("a.test.ts", 'test("a [spec 1 §5 alert, 2 §8 menu list.empty, §9]", f)')).toMatchObject([
    { places: ["1 §5 alert", "2 §8 menu", "2 §8 list.empty", "1 §9"] },
  ])
})

test("a row of the specification that has no test is reported unless it is listed as open", () => {
  const open = { "1": { ...spec, open: { "§5 footer": "Not built." } } }

  const { untested, notOpen, markdown } = coverage(open, [])

  expect(untested).toEqual(["1 §5 alert"])
  expect(notOpen).toEqual([])
  expect(markdown).toContain("- `§5 footer` is open: Not built.")
})

test("a row of the specification that has a test but is listed as open is reported", () => {
  const open = { "1": { ...spec, open: { "§5 alert": "", "§5 footer": "", "§5 fotter": "" } } }

  const { notOpen } = coverage(open, listTaggedTests("a.test.ts", 'test("a [spec 1 §5 alert]", f)'))

  expect(notOpen).toEqual(["1 §5 alert", "1 §5 fotter"])
})

test.each(["1", "2", "3"])("the README of docs/spec names every paragraph of document %s", (document) => {
  const folder = join(import.meta.dirname, "../docs/spec")
  const { title, paragraphs }: Specification = JSON.parse(readFileSync(join(folder, `${document}.json`), "utf8"))
  const readme = readFileSync(join(folder, "README.md"), "utf8")

  const section = readme.split(/^## /m).find((part) => part.startsWith(`Document ${document}: ${title}`)) ?? ""
  const lines = Object.entries(paragraphs).map(([number, paragraph]) => `| §${number} | ${paragraph.title} |`)

  expect(lines.filter((line) => !section.includes(line))).toEqual([])
})
