import { expect, test } from "vitest"
import { applyDiff, parseSteps, prints } from "./read-page.ts"

const PAGE = `# A page

\`\`\`sh
npm run one   # what it is for
# only said

npm run two -- --name=a#b
\`\`\`

It prints:

\`\`\`text
two: 3 files.
\`\`\`

\`\`\`json docs/a.json
{ "a": 1 }
\`\`\`

\`\`\`diff docs/b.ts
 kept
-old
+new
\`\`\`

\`\`\`json
"only": "to read"
\`\`\`
`

test("commands, outputs, files and edits in a documentation page are parsed as steps with line numbers", () => {
  expect(parseSteps(PAGE)).toEqual([
    { kind: "run", line: 4, command: "npm run one" },
    { kind: "run", line: 7, command: "npm run two -- --name=a#b" },
    { kind: "prints", line: 12, text: "two: 3 files." },
    { kind: "write", line: 16, file: "docs/a.json", text: '{ "a": 1 }\n' },
    { kind: "change", line: 20, file: "docs/b.ts", text: " kept\n-old\n+new\n" },
  ])
})

test("an edit is rejected unless the text it replaces occurs exactly once", () => {
  expect(applyDiff("a\nkept\nold\nb\n", " kept\n-old\n+new\n+newer\n")).toBe("a\nkept\nnew\nnewer\nb\n")
  expect(() => applyDiff("kept\nold\nkept\nold\n", " kept\n-old\n")).toThrow("2 times")
  expect(() => applyDiff("other\n", "-old\n")).toThrow("0 times")
})

test("documented output matches if its lines occur in the actual output in the same order", () => {
  expect(prints("a\n  wrote 12 files (30 ms).\nend\n", "wrote … files (… ms).\nend")).toBe(true)
  expect(prints("end\nwrote 12 files\n", "wrote … files\nend")).toBe(false)
  expect(prints("wrote 12 files", "wrote 13 files")).toBe(false)
})
