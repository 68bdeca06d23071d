// Which of the kit's folders went into a build, and whether what must say 'use client' still does.
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The folders of the UI kit whose code every component uses. */
const FOUNDATION = ["anatomy", "behaviour", "kit-provider", "part", "tokens"]

export function kitFoldersIn(folder: string, kind: "js" | "css"): readonly string[] {
  const sources = globSync(`**/*.${kind}.map`, { cwd: folder }).flatMap((file) =>
    listSources(JSON.parse(readFileSync(join(folder, file), "utf8"))),
  )
  const folders = sources.map((source) => /ui-kit\/(?:src|dist)\/([\w-]+)\//.exec(source)?.[1])
  return [...new Set(folders.filter((name) => name !== undefined))].sort()
}

interface SourceMap {
  readonly sources?: readonly string[]
  readonly sections?: readonly { readonly map: SourceMap }[]
}

function listSources({ sources = [], sections = [] }: SourceMap): readonly string[] {
  return [...sources, ...sections.flatMap(({ map }) => listSources(map))]
}

export function strangers(primitives: readonly string[], used: readonly string[]): readonly string[] {
  return primitives.filter((name) => !used.includes(name) && !FOUNDATION.includes(name))
}

export function listUnmarkedFiles(kit: string): readonly string[] {
  const marked = globSync("src/**/*.{ts,tsx}", { cwd: kit }).filter((file) => startsOnClient(join(kit, file)))
  if (marked.length === 0) throw new Error(`${kit} holds no source that says 'use client'. Was it packed with src?`)
  return marked
    .map((file) => file.replace(/^src/, "dist").replace(/\.tsx?$/, ".js"))
    .filter((file) => !existsSync(join(kit, file)) || !startsOnClient(join(kit, file)))
}

function startsOnClient(file: string): boolean {
  return /^["']use client["']/.test(readFileSync(file, "utf8"))
}
