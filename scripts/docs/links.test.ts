import { spawnSync } from "node:child_process"
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

/** Matches links and also code. Matching code ensures that links inside code are skipped. */
const LINK = /```[\s\S]*?^\s*```|`[^`\n]*`|\]\(([^)\s]+)\)/gm

function findBrokenLinks(file: string): readonly string[] {
  const links = [...readFileSync(join(ROOT, file), "utf8").matchAll(LINK)].flatMap(([, target]) => target ?? [])
  const paths = links.filter((link) => !/^(#|[a-z]+:)/.test(link)).map((link) => link.replace(/#.*$/, ""))
  return paths.filter((path) => !existsSync(join(ROOT, dirname(file), path))).map((path) => `${file}: ${path}`)
}

test("every relative link in a Markdown page leads to an existing file", () => {
  const { stdout } = spawnSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
  const pages = stdout.split("\n").filter((file) => file !== "" && existsSync(join(ROOT, file)))

  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap(findBrokenLinks)).toEqual([])
})

test("the title of an architecture decision record starts with the number of its file", () => {
  const decisions = globSync("docs/adr/[0-9]*.md", { cwd: ROOT })

  const wrong = decisions.filter((file) => {
    const number = Number(/(\d{4})-/.exec(file)?.[1])
    return !readFileSync(join(ROOT, file), "utf8").startsWith(`# ${number}. `)
  })

  expect(decisions.length).toBeGreaterThan(70)
  expect(wrong).toEqual([])
})
