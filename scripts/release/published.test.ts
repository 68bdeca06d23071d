import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readPlace } from "./place.ts"
import { createPublishedManifest, createPublishedReadme } from "./published.ts"

const place = {
  repository: "https://github.com/norrvik/forecourt",
  keywords: { "*": ["car-retail"], "@forecourt/calendar": ["dates", "business-days"] },
}
const source = {
  folder: "packages/calendar",
  getFileKind: (path: string) => (path === "docs/kit.md" ? "file" : path === "schemas" ? "folder" : null),
} as const

test("the published package.json contains the repository's address and omits scripts and dev dependencies", () => {
  const manifest = {
    name: "@forecourt/calendar",
    version: "0.1.0",
    scripts: { build: "node ../../scripts/build-package.mjs" },
    devDependencies: { esbuild: "1.0.0" },
  }

  expect(createPublishedManifest(manifest, source, place)).toEqual({
    name: "@forecourt/calendar",
    version: "0.1.0",
    keywords: ["business-days", "car-retail", "dates"],
    homepage: "https://github.com/norrvik/forecourt/tree/HEAD/packages/calendar#readme",
    bugs: "https://github.com/norrvik/forecourt/issues",
    repository: {
      type: "git",
      url: "git+https://github.com/norrvik/forecourt.git",
      directory: "packages/calendar",
    },
  })
})

test("relative links in a README become links to the repository, and absolute URLs, anchors and code are unchanged", () => {
  const text = [
    "[kit](../../docs/kit.md#parts), [schemas](../../schemas/), [here](#here), [npm](https://npmjs.com)",
    "`[code](not-there.md)`",
    "```md",
    "[code](not-there.md)",
    "```",
  ].join("\n")

  expect(createPublishedReadme(text, source, place).split("\n")).toEqual([
    "[kit](https://github.com/norrvik/forecourt/blob/HEAD/docs/kit.md#parts), [schemas](https://github.com/norrvik/forecourt/tree/HEAD/schemas), [here](#here), [npm](https://npmjs.com)",
    "`[code](not-there.md)`",
    "```md",
    "[code](not-there.md)",
    "```",
  ])
})

test("a link to a missing file is rejected", () => {
  expect(() => createPublishedReadme("[gone](../../docs/gone.md)", source, place)).toThrow(
    "packages/calendar/README.md: links to ../../docs/gone.md, which is not there. Fix the link.",
  )
})

test("publishing is rejected until the repository's URL is set", () => {
  const read = (config: object) => {
    const root = mkdtempSync(join(tmpdir(), "forecourt-place-"))
    writeFileSync(join(root, "release.config.json"), JSON.stringify(config))
    return readPlace(root)
  }

  expect(() => read({ repository: "" })).toThrow(
    'release.config.json: does not say where the repository is ("repository" is empty). Write its address there, as "https://github.com/<owner>/<name>", then try again.',
  )
  expect(() => read({ repository: "git@example.com:a/b.git" })).toThrow("is no address of a repository at GitHub")
  expect(read({ repository: place.repository })).toMatchObject({ repository: place.repository })
})
