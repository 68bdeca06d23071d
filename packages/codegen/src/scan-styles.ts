import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { findPackage, findSpecifier, type Package, resolveFile } from "./package-exports.ts"
import type { BlockFolder, Island } from "./scan-blocks.ts"
import { type Import, scanImports } from "./scan-imports.ts"

export interface StyleSources {
  readonly root: string
  /** The folder that contains one folder per block and the folder `generated`. */
  readonly source: string
  readonly folders: readonly BlockFolder[]
  readonly islands: readonly Island[]
  readonly kit: string | undefined
}

export interface BlockStyles {
  readonly name: string
  readonly sheets: readonly string[]
  readonly islands: readonly string[]
}

/**
 * Finds the style sheets of each block by following its imports. The style sheets of an imported module precede those
 * of the module that imports it.
 */
export function scanStyles({ root, source, folders, islands, kit }: StyleSources): BlockStyles[] {
  const base = join(root, source)
  const kitPackage = kit === undefined ? null : findPackage(root, kit)
  const islandFiles = new Map(islands.map(({ name, path }) => [name, join(base, path)]))
  const read = reader()
  const order = new Set<string>()

  const blocks = folders.map(({ name }) => {
    const sheets = new Set<string>()
    const rendered = new Set<string>()
    const seen = new Set<string>()
    visit(join(base, name, `${name}.tsx`), null)
    return { name, sheets, islands: [...rendered] }

    function visit(file: string, wanted: readonly string[] | null): void {
      const visited = `${file} ${wanted?.join() ?? "*"}`
      if (seen.has(visited)) return
      seen.add(visited)
      const imports = read(file).flatMap((item) => followImport(item, wanted))
      const isSheet = ({ from }: Import) => from.endsWith(".css")
      // What a module builds on was there before the module's own sheets.
      for (const { from, names } of imports.filter((item) => !isSheet(item))) follow(file, from, names)
      for (const { from } of imports.filter(isSheet)) add(resolve(file, from, kitPackage))
    }

    function follow(file: string, from: string, names: readonly string[] | null): void {
      const target = resolve(file, from, kitPackage)
      if (target === null) return
      if (target !== join(base, "generated/islands.tsx")) {
        visit(target, names)
        return
      }
      for (const island of names ?? []) {
        const path = islandFiles.get(island)
        if (path === undefined) continue
        rendered.add(island)
        visit(path, [island])
      }
    }

    function add(file: string | null): void {
      if (file === null || !file.endsWith(".module.css")) return
      const sheet = kitPackage && file.startsWith(kitPackage.folder) ? findSpecifier(kitPackage, file) : readStyle(file)
      if (sheet === null) return
      sheets.add(sheet)
      order.add(sheet)
    }

    function readStyle(file: string): string {
      return `../${relative(base, file).replaceAll("\\", "/")}`
    }
  })
  const all = [...order]
  return blocks.map((block) => ({ ...block, sheets: all.filter((sheet) => block.sheets.has(sheet)) }))
}

function followImport({ from, names, as }: Import, wanted: readonly string[] | null): Import[] {
  if (as === undefined || wanted === null) return [{ from, names }]
  if (as === null) return [{ from, names: wanted }]
  return as.some((name) => wanted.includes(name)) ? [{ from, names }] : []
}

/**
 * Resolves an import to a file. Returns `null` for packages other than the UI kit, since their style sheets are not
 * needed.
 */
function resolve(file: string, from: string, kit: Package | null): string | null {
  if (from.startsWith(".")) return join(dirname(file), from)
  return kit !== null && from.startsWith(`${kit.name}/`) ? resolveFile(kit, from) : null
}

function reader(): (file: string) => readonly Import[] {
  const known = new Map<string, readonly Import[]>()
  return (file) => {
    const imports = known.get(file) ?? (existsSync(file) ? scanImports(readFileSync(file, "utf8")) : [])
    known.set(file, imports)
    return imports
  }
}
