import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Generator, generate } from "@forecourt/codegen"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"

// Generation of many blocks: whether it grows with their number, and what one change costs while somebody works.

const SIZES = [35, 350, 3500]
const WATCHED = 350
const CHANGES = 15
const BASES = ["navigation", "hero-banner", "blurb", "car-model-card", "footer"]

const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const repositories = new Map(SIZES.map((size) => [size, repositoryOf(size)]))
generate(repositoryOf(5)) // Code that is met for the first time takes longer.

console.log("\nBlocks   everything   again   files")
const full = new Map<number, number>()
for (const [size, root] of repositories) {
  const [first, generated] = timed(() => generate(root))
  const [again] = timed(() => generate(root))
  full.set(size, first)
  console.log(`${String(size).padStart(6)} ${ms(first)} ${ms(again)} ${String(generated.files.size).padStart(7)}`)
}

const one = changeCost(repositories.get(WATCHED) ?? "")
const whole = full.get(WATCHED) ?? Number.NaN
console.log(`\nOne block of ${WATCHED} changed while watching: ${ms(one)}, ${(one / whole).toFixed(3)} × everything`)

console.log("\nGoals")
const growth = (from: number, to: number) => (full.get(to) ?? Number.NaN) / (full.get(from) ?? Number.NaN)
goal("ten times the blocks, times the work (35 to 350)", growth(35, 350), 11)
goal("ten times the blocks, times the work (350 to 3,500)", growth(350, 3500), 11)
goal("one changed block of 350, times everything", one / whole, 0.1)

/** Median time from a saved schema to all its files. */
function changeCost(root: string): number {
  const generator = new Generator(root)
  generator.generate()
  const file = "schemas/blocks/blurb/blurb.schema.json"
  const text = readFileSync(join(root, file), "utf8")
  const times = Array.from({ length: CHANGES }, (_, index) => {
    writeFileSync(join(root, file), text.replace(/"description": "[^"]*"/, `"description": "Wording ${index}."`))
    const [time, { differences }] = timed(() => {
      generator.touch(file)
      return generator.generate()
    })
    if (differences.length === 0) throw new Error("generate: the change was not seen. Run `npm test`.")
    return time
  })
  return quantile(times, 0.5)
}

/** A repository of so many blocks: the five of this one, again and again under other names. */
function repositoryOf(size: number): string {
  const root = join(folder, String(size))
  for (const path of ["schemas/fields", "schemas/site", "schemas/services", "forecourt.config.json"])
    cpSync(path, join(root, path), { recursive: true })
  mkdirSync(join(root, "node_modules"), { recursive: true })
  for (let index = 0; index < size; index += 1) {
    const base = BASES[index % BASES.length] ?? ""
    addBlock(root, base, index < BASES.length ? base : `${base}-v${index}`)
  }
  return root
}

function addBlock(root: string, base: string, name: string): void {
  const schemas = join(root, "schemas/blocks", name)
  cpSync(join("schemas/blocks", base), schemas, { recursive: true })
  const schema = readFileSync(join(schemas, `${base}.schema.json`), "utf8")
    .replaceAll(`"${pascal(base)}`, `"${pascal(name)}`)
    .replaceAll(`blocks/${base}/${base}`, `blocks/${name}/${name}`)
  rmSync(join(schemas, `${base}.schema.json`))
  writeFileSync(join(schemas, `${name}.schema.json`), schema)
  const source = join(root, "packages/blocks/src", name)
  mkdirSync(source, { recursive: true })
  writeFileSync(join(source, `${name}.tsx`), `export function ${pascal(name)}() {\n  return null\n}\n`)
}

function pascal(name: string): string {
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
}

function timed<Result>(work: () => Result): [ms: number, Result] {
  const start = performance.now()
  const result = work()
  return [performance.now() - start, result]
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`.padStart(10)
}
