import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { build } from "esbuild"

const NAMESPACE = /^export \* as \w+ from "(.+)"$/gm

export async function createProgram(modules: readonly string[]): Promise<string> {
  const files = modules.flatMap((file) => [file, ...findNamespaces(file)])
  const uses = await Promise.all(
    files.map(async (file, index) => {
      const names = (await listExports(file)).map((name) => `kit${index}.${name}`)
      return `import * as kit${index} from ${JSON.stringify(file)}\nglobalThis.out${index} = [${names}]`
    }),
  )
  return uses.join("\n")
}

function findNamespaces(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(NAMESPACE)].map(([, path = ""]) => join(dirname(file), path))
}

async function listExports(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "/",
    packages: "external",
    loader: { ".module.css": "empty" },
  })
  const namespaces = readFileSync(file, "utf8").matchAll(/^export \* as (\w+)/gm)
  const left = new Set([...namespaces].map(([, name]) => name))
  const [names = []] = Object.values(metafile.outputs).map(({ exports }) => exports)
  return names.filter((name) => !left.has(name))
}
