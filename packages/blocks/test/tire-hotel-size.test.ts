import { gzipSync } from "node:zlib"
import { build, type Metafile } from "esbuild"
import { expect, test } from "vitest"

const KIB = 1024

// What a page brings for the flow beside React, which every page with an island has.

const { outputFiles, metafile } = await build({
  entryPoints: [new URL("../src/tire-hotel/tire-hotel-flow.client.tsx", import.meta.url).pathname],
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

test("the search and what it needs weigh at most 25 KB", () => {
  const atOnce = loadedAtOnce(metafile)

  expect(weigh(scripts.filter(({ path }) => atOnce.has(path.slice(1))))).toBeLessThanOrEqual(25)
})

test("the whole flow weighs at most 40 KB", () => {
  expect(weigh(scripts)).toBeLessThanOrEqual(40)
})

test("the pages behind the search and the calls of the service come later", () => {
  const atOnce = Object.entries(metafile.outputs).filter(([path]) => loadedAtOnce(metafile).has(path))
  const sources = atOnce.flatMap(([, { inputs }]) => Object.keys(inputs))

  expect(sources.filter((path) => /calendar|otp-field|vehicle-page|api-clients\/src\/tyre-hotel/.test(path))).toEqual(
    [],
  )
  expect(sources.some((path) => path.endsWith("search-page.tsx"))).toBe(true)
})

function weigh(files: typeof scripts): number {
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / KIB
}

/** The island's own file and every one that it, or one of those, imports at once. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const found = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith("flow.client.tsx")))
  for (const path of found) {
    for (const { kind, path: next } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && next in outputs) found.add(next)
    }
  }
  return found
}
