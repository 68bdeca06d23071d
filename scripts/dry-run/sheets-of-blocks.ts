import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

export function sheetsOfBlocks(styles: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map(
    [...styles.matchAll(/^import \* as (\w+) from "[^"]*?([\w-]+)(?:\.module)?\.css"/gm)].map(
      ([, name = "", file = ""]) => [name, file] as const,
    ),
  )
  const lists = [...styles.matchAll(/^\s{4}"?([\w-]+)"?: \[([^\]]*)\]/gm)]
  return new Map(
    lists.map(([, block = "", names = ""]) => [
      block,
      names.split(",").flatMap((name) => files.get(name.trim()) ?? []),
    ]),
  )
}

export function blocksIn(folder: string): readonly (readonly [block: string, component: string])[] {
  return globSync("dist/*/*.js", { cwd: folder }).flatMap((file) => {
    const [, block = "", name = ""] = /dist\/([\w-]+)\/([\w-]+)\.js$/.exec(file) ?? []
    const component = block.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
    const code = block !== "" && block === name ? readFileSync(join(folder, file), "utf8") : ""
    return new RegExp(`^export (async )?function ${component}\\b`, "m").test(code) ? [[block, component] as const] : []
  })
}
