import { join } from "node:path"
import { expect, test } from "vitest"
import { formatFinding, lintFile, lintFiles, listFiles } from "./sentences/lint.ts"

const ROOT = join(import.meta.dirname, "..")

test("every sentence in the repository follows the writing rules", { timeout: 120_000 }, async () => {
  const files = listFiles(ROOT)

  const findings = await lintFiles(ROOT, files)

  expect(files.length).toBeGreaterThan(1000)
  expect(findings.map(formatFinding)).toEqual([])
})

test.each([
  ["What", "/** What a call takes. */"],
  ["Who", "/**\n * Who calls.\n */"],
  ["How", "const options = {\n  /** How many there are. */\n  max: 1,\n}"],
  ["As many as", "/** As many as a reader takes in. */"],
  ["Where", "/** Where it begins. */"],
  ["That", "/** That it ended. */"],
])("a doc comment that begins with the word %s is reported", async (opening, code) => {
  expect(await findIn("a.ts", code)).toEqual([
    `A doc comment begins with "${opening}". Say "Returns …", "Renders …" or "The …" instead.`,
  ])
})

test.each([
  ["told", "notified, reported", "Callers are told."],
  ["Nobody", "no one", "Nobody waits."],
  ["beside", "next to, in addition to", "The label beside the field."],
  ["asked for", "request", "The page is asked\n * for twice."],
  ["stands", "is, is rendered", "A button stands above."],
  ["by itself", "automatically", "It closes by itself."],
  ["color", "colour", "The color of a link."],
])(
  "the word %s is reported in a doc comment, together with suggested replacements",
  async (word, instead, sentence) => {
    expect(await findIn("a.ts", `/** ${sentence} */`)).toEqual([
      `"${word}" is not a plain word. Say ${instead} instead.`,
    ])
  },
)

test.each([
  ["a Markdown file", "a.md", "# Title\n\n- Callers are told."],
  ["the description of a schema", "a.schema.json", '{ "description": "Callers are told." }'],
  ["a line comment", "a.ts", "// Callers are told."],
  ["a comment of a component", "a.tsx", "const a = <p>{/* Callers are told. */}</p>"],
  ["the title of a test", "a.test.ts", 'test("callers are told", () => {})'],
  ["the title of a table of tests", "a.test.tsx", 'test.each([["told"]])("callers are told", () => {})'],
  ["the title of a group in a browser", "a.e2e.ts", "test.describe(`callers are told`, () => {})"],
])("a banned word is reported in %s", async (_, file, text) => {
  expect(await findIn(file, text)).toEqual(['"told" is not a plain word. Say notified, reported instead.'])
})

test("a test title with a semicolon is reported", async () => {
  expect(await findIn("a.e2e.ts", 'test("a code is refused; Enter submits", () => {})')).toEqual([
    "A test title has a semicolon. Say one claim for each test instead.",
  ])
})

test.each([
  ["code in Markdown", "a.md", "Use `told`.\n\n```ts\ntold()\n```"],
  ["code in a doc comment", "a.ts", "/** Returns `told`, {@link told}. @default told */"],
  ["an example in a doc comment", "a.ts", "/**\n * Emits.\n *\n * ```ts\n * told()\n * ```\n */"],
  ["names and texts of code", "a.ts", 'const told = "told; told"'],
  ["the semicolon of a file without tests", "a.ts", 'test("one; two")'],
  ["a tag of the specification", "a.test.ts", 'test("a code is refused [spec 1 §5 told; asked for]", () => {})'],
])("the check for forbidden words does not apply to %s", async (_, file, text) => {
  expect(await findIn(file, text)).toEqual([])
})

test("the report of a forbidden word includes the file and the line", async () => {
  const [finding] = await lintFile("packages/a/src/a.ts", "const a = 1\n\n/**\n * Emits.\n * Callers are told.\n */\n")

  expect(finding && formatFinding(finding)).toMatch(/^packages\/a\/src\/a\.ts:5: "told"/)
})

async function findIn(file: string, text: string): Promise<readonly string[]> {
  return (await lintFile(file, text)).map(({ message }) => message)
}
