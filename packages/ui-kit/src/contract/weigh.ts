import { gzipSync } from "node:zlib"
import { build, type Metafile } from "esbuild"

const KIB = 1024

/** Gzipped JavaScript that a program loads at once, in KiB. React stands outside; what is imported later is not counted. */
export async function weigh(program: string, resolveDir: string): Promise<number> {
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
    conditions: ["forecourt-source"],
    external: ["react", "react/*", "react-dom", "react-dom/*"],
    jsx: "automatic",
    loader: { ".module.css": "local-css" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  })
  const atOnce = loadedAtOnce(metafile)
  const scripts = outputFiles.filter(({ path }) => atOnce.has(path.slice(1)))
  return scripts.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / KIB
}

/** The first file and every one that it, or one of those, imports statically. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const found = new Set(["stdin.js"])
  for (const path of found) {
    for (const { kind, path: next } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && next in outputs) found.add(next)
    }
  }
  return found
}
