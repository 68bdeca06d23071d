import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

const SOURCE = "forecourt-source"

type Target = string | { readonly default: string }

interface Package {
  readonly name: string
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, Target>>>>
}

/** Creates aliases to source files, because the bundler does not support custom export conditions. */
export function createSourceAliases(root: string, siteFolder: string): Readonly<Record<string, string>> {
  const folders = globSync("packages/{*,*/*}/package.json", { cwd: root }).map((file) => dirname(join(root, file)))
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const { name, exports = {} }: Package = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
      return Object.entries(exports).flatMap(([path, conditions]) => {
        const target = typeof conditions === "string" ? undefined : conditions[SOURCE]
        if (target === undefined) return []
        const file = typeof target === "string" ? target : target.default
        const place = relative(siteFolder, join(folder, file)).replaceAll("\\", "/")
        return [[name + path.slice(1), place]]
      })
    }),
  )
}
