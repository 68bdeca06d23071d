import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "esbuild"
import { expect, test } from "vitest"

const KIT = join(import.meta.dirname, "..")
const KIB = 1024

/** Gzipped JavaScript of every part that the subpaths export, React outside. */
async function weigh(...subpaths: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: (await Promise.all(subpaths.map(useAll))).join("\n"), resolveDir: KIT },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    outdir: "out",
    conditions: ["forecourt-source"],
    external: ["react", "react-dom", "react/jsx-runtime"],
    jsx: "automatic",
    loader: { ".module.css": "local-css" },
    define: { "process.env.NODE_ENV": '"production"' },
  })
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))
  return gzipSync(script?.contents ?? "", { level: 9 }).length / KIB
}

/** A program that uses every part of a subpath by its name, as an application does. */
async function useAll(subpath: string, index: number): Promise<string> {
  const exports: object = await import(`@forecourt/ui-kit/${subpath}`)
  const names = Object.entries(exports).flatMap(([name, value]) =>
    typeof value === "object" ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
  )
  return `import * as kit${index} from "@forecourt/ui-kit/${subpath}"\nglobalThis.out${index} = [${names.map((name) => `kit${index}.${name}`)}]`
}

const BUDGETS_KIB: Readonly<Record<string, number>> = {
  anatomy: 0.4,
  "alert-bar": 2.3,
  clamp: 2,
  "copy-button": 2.1,
  dialog: 2.4,
  disclosure: 1.5,
  drawer: 2.5,
  navigation: 3.5,
  "navigation/parts": 0.9,
  "priority-more": 2.5,
  "search-field": 1.8,
  "video-facade": 2.3,
}

test.each(Object.entries(BUDGETS_KIB))("%s weighs at most %d KB", async (subpath, budget) => {
  expect(await weigh(subpath)).toBeLessThanOrEqual(budget)
})

test("the navigation with 'More' weighs at most 5 KB", async () => {
  expect(await weigh("navigation", "priority-more")).toBeLessThanOrEqual(5)
})

test("all of them together share most of their weight", async () => {
  expect(await weigh(...Object.keys(BUDGETS_KIB))).toBeLessThanOrEqual(12)
})
