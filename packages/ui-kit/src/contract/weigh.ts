import { gzipSync } from "node:zlib"
import { build, type Metafile, type OutputFile } from "esbuild"

const KIB = 1024

export interface Weight {
  /** The size of the gzipped JavaScript that is loaded initially, in KiB. */
  readonly atOnce: number
  /** The size of all gzipped JavaScript, including dynamically imported code, in KiB. */
  readonly whole: number
  readonly sources: readonly string[]
}

export async function weigh(program: string, resolveDir: string): Promise<number> {
  return (await weighWhole(program, resolveDir)).atOnce
}

export async function weighWhole(program: string, resolveDir: string): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "/",
    absWorkingDir: "/",
    conditions: ["forecourt-source", "module"],
    external: ["react", "react/*", "react-dom", "react-dom/*"],
    jsx: "automatic",
    loader: { ".module.css": "local-css" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  })
  const scripts = outputFiles.filter(({ path }) => path.endsWith(".js"))
  const atOnce = listInitialFiles(metafile)
  return {
    atOnce: getKib(scripts.filter(({ path }) => atOnce.has(path.slice(1)))),
    whole: getKib(scripts),
    sources: [...atOnce].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {})),
  }
}

function getKib(files: readonly OutputFile[]): number {
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / KIB
}

function listInitialFiles({ outputs }: Metafile): ReadonlySet<string> {
  const files = new Set(["stdin.js"])
  for (const path of files) {
    for (const { kind, path: next } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && next in outputs) files.add(next)
    }
  }
  return files
}
