import { globSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { writeExamples } from "./examples.ts"

const manifests = globSync("packages/{*,machines/*,services/*}/package.json")
const published = manifests.filter((file) => JSON.parse(readFileSync(file, "utf8")).private !== true).map(dirname)

test.each(published)("the README example of %s imports no files outside the example", (folder) => {
  const into = mkdtempSync(join(tmpdir(), "forecourt-examples-"))
  const files = writeExamples(join(folder, "README.md"), into)

  const others = files.flatMap((file) => {
    const imports = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)
    return [...imports].map(([, name = ""]) => join(dirname(file), name))
  })
  expect(others.filter((other) => !files.includes(other))).toEqual([])
})
