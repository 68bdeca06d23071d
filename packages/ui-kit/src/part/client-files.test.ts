import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const src = join(import.meta.dirname, "..")
const files = globSync("**/*.{ts,tsx}", {
  cwd: src,
  exclude: ["**/*.test.*", "**/*.stories.*", "**/*.e2e.*", "stage/**", "conformance/**", "rehearsal/**"],
})
const read = (path: string) => readFileSync(join(src, path), "utf8")
const usesHooks = (code: string) =>
  /\b(?:use[A-Z]\w*|use|createContext)\(|extends Component\b/.test(code.replace(/^import .*$/gm, ""))

test.each(files.filter((path) => usesHooks(read(path))))("%s says that it runs in the browser", (path) => {
  expect(read(path).startsWith('"use client"\n')).toBe(true)
})

test.each(files.filter((path) => !usesHooks(read(path))))("%s may run on the server", (path) => {
  // They hand a function to a part that runs in the browser.
  if (/^(?:dialog\/dialog|drawer\/drawer|car-of-the-week\/car-of-the-week)\.tsx$/.test(path)) return
  expect(read(path)).not.toContain('"use client"')
})
