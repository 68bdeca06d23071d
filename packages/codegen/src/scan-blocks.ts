import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "./find-files.ts"

export interface BlockFolder {
  readonly name: string
  readonly components: readonly string[]
  readonly hasLoader: boolean
  readonly hasMigrations: boolean
}

export interface Island {
  readonly name: string
  readonly path: string
}

const COMPONENT = /^export (?:async )?function ([A-Z]\w*)/gm
const ISLAND = /^export (?:async )?(?:function|const|class) ([A-Z]\w*)/gm

export function findBlocks(root: string, source: string): BlockFolder[] {
  return globSync("*/", { cwd: join(root, source) })
    .map((folder) => folder.replace(/[\\/]$/, ""))
    .filter((name) => name !== "generated" && existsSync(join(root, source, name, `${name}.tsx`)))
    .sort()
    .map((name) => ({
      name,
      components: findExports(join(root, source, name, `${name}.tsx`), COMPONENT),
      hasLoader: existsSync(join(root, source, name, `${name}.load.ts`)),
      hasMigrations: existsSync(join(root, source, name, `${name}.migrations.ts`)),
    }))
}

export function findIslands(root: string, source: string): Island[] {
  return findFiles(join(root, source), "*/**/*.client.tsx").flatMap((path) =>
    findExports(join(root, source, path), ISLAND).map((name) => ({ name, path })),
  )
}

/**
 * Lists the exports that match a pattern. Names without lower-case letters, such as `HERO_HEIGHT`, are constants and
 * are left out.
 */
function findExports(file: string, pattern: RegExp): string[] {
  const names = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name ?? "")
  return names.filter((name) => /[a-z]/.test(name)).sort()
}
