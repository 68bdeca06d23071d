import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { emit, type Json } from "@forecourt/codegen"
import { build } from "esbuild"
import { goal } from "./goal.ts"

// Measures the size of our blocks' parsers with their shared fields, and for scale a schema that uses every construct
// of the dialect once.

/** The size limit per block in KB, from the goal of 4 KB for six blocks. */
const KB_PER_BLOCK = 4 / 6

const folder = mkdtempSync(join(tmpdir(), "forecourt-parsers-"))
try {
  const parsers = writeParsers()
  for (const path of parsers) console.log(`  ${path.padEnd(48)} ${kilobytes(await weigh([path]))}`)
  console.log(`  ${"all of them together".padEnd(48)} ${kilobytes(await weigh(parsers))}`)

  const blocks = parsers.filter((path) => path.startsWith("blocks/"))
  console.log("\nGoals")
  const what = `${blocks.length} blocks with their fields, minified and gzipped`
  goal(what, (await weigh(blocks)) / 1000, blocks.length * KB_PER_BLOCK, " KB")
} finally {
  rmSync(folder, { recursive: true })
}

function writeParsers(): string[] {
  const paths = globSync("{fields,blocks/*}/*.schema.json", { cwd: "schemas" })
  const schemas = Object.fromEntries(paths.map((path) => [path, readJson(`schemas/${path}`)]))
  const everything = readJson("packages/codegen/test/everything.schema.json")
  const files = emit({ ...schemas, "everything.schema.json": everything }, { withZod: false })
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return [...files.keys()].filter((path) => /^(?:blocks|everything).*\.parser\.js$/.test(path))
}

async function weigh(paths: readonly string[]): Promise<number> {
  const contents = paths.map((path) => `export * from "./${path}"`).join("\n")
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length
}

function readJson(file: string): Json {
  return JSON.parse(readFileSync(file, "utf8"))
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} KB`
}
