import { expect, test } from "vitest"
import { codeIn, getPackage, linesInDiff } from "./code.ts"

test("mutation tests mutate only the added lines of a diff", () => {
  const diff = [
    "--- a/packages/redirects/src/compile/target.ts",
    "+++ b/packages/redirects/src/compile/target.ts",
    "@@ -3 +3 @@ function a() {",
    "@@ -10,0 +11,4 @@",
    "@@ -20,2 +24,0 @@",
  ].join("\n")

  const file = "packages/redirects/src/compile/target.ts"
  expect(linesInDiff(diff)).toEqual([
    { file, lines: [3, 3] },
    { file, lines: [11, 14] },
  ])
})

test("tests, types and generated files are excluded from mutation tests", () => {
  const files = codeIn("packages/redirects/src/compile").map(({ file }) => file)

  expect(files).toContain("packages/redirects/src/compile/target.ts")
  expect(files.filter((file) => file.includes(".test."))).toEqual([])
  expect(codeIn("packages/blocks/src/generated")).toEqual([])
})

test("a file belongs to the package in the nearest parent folder that contains a package", () => {
  expect(getPackage("packages/machines/tyre-hotel/src/index.ts")).toBe("packages/machines/tyre-hotel")
})
