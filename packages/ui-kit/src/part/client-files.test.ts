import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const src = join(import.meta.dirname, "..")
const files = globSync("**/*.{ts,tsx}", {
  cwd: src,
  exclude: ["**/*.test.*", "**/*.stories.*", "**/*.e2e.*"],
})
const read = (path: string) => readFileSync(join(src, path), "utf8")
const usesHooks = (code: string) =>
  /\b(?:use[A-Z]\w*|use|create(?:Part)?Context)(?:<[^()]*>)?\(|extends Component\b/.test(
    code.replace(/^import .*$/gm, ""),
  )

const inBrowser = files.filter((path) => usesHooks(read(path)))
/**
 * The client files that contain no hooks. They are client files because they pass a function to a client component, or
 * wrap a client component.
 */
const handing = [
  "behaviour/engine-locale.tsx",
  "dialog/dialog.tsx",
  "drawer/drawer.tsx",
  "car-of-the-week/car-of-the-week.tsx",
]
const onServer = files.filter((path) => !inBrowser.includes(path) && !handing.includes(path))

test("every module of the UI kit is classified as a server file or a client file", () => {
  expect(inBrowser.length).toBeGreaterThan(50)
  expect(onServer.length).toBeGreaterThan(100)
  expect(files).toEqual(expect.arrayContaining(handing))
  expect(inBrowser).toContain("tabs/tabs.tsx")
  expect(onServer).toContain("breadcrumb/breadcrumb.tsx")
})

test.each([...inBrowser, ...handing])('%s starts with "use client"', (path) => {
  expect(read(path).startsWith('"use client"\n')).toBe(true)
})

test.each(onServer)('%s does not contain "use client"', (path) => {
  expect(read(path)).not.toContain('"use client"')
})
