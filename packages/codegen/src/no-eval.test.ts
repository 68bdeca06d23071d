import { execFileSync } from "node:child_process"
import { globSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../../..")
const SCRIPT = join(import.meta.dirname, "../test/parse-without-eval.ts")

interface Output {
  readonly canMakeCode: boolean
  readonly files: readonly string[]
  readonly read: readonly { readonly file: string; readonly isInvalid: boolean; readonly parsed: unknown }[]
}

test("every generated parser works without eval and without new Function", () => {
  const text = execFileSync(process.execPath, ["--disallow-code-generation-from-strings", SCRIPT], { encoding: "utf8" })
  const { canMakeCode, files, read }: Output = JSON.parse(text)

  expect(canMakeCode).toBe(false)
  expect(files).toEqual(globSync("packages/*/src/generated/**/*.parser.js", { cwd: ROOT }).sort())
  expect(read.length).toBeGreaterThan(100)
  expect(read.filter(({ isInvalid, parsed }) => (parsed === null) !== isInvalid)).toEqual([])
})
