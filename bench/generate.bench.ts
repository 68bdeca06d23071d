import { spawn } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout } from "node:timers/promises"
import { emit, writeGenerated } from "@forecourt/codegen"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"

// Generation for many blocks: how its time grows with their number, and what one change costs during `generate
// --watch`.

const SIZES = [35, 350, 3500]
const WATCHED = 350
const CHANGES = 15
const LIMITS_SECONDS = { 35: 0.3, 350: 1.5, 3500: 15 }
const PATIENCE_MS = 120_000
const BASES = ["navigation", "hero-banner", "blurb", "car-model-card", "footer"]

const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const repositories = new Map(SIZES.map((size) => [size, getRepository(size)]))
writeGenerated(getRepository(5)) // The first run of the code is slower.

console.log("\nBlocks  everything  (processor)       again  (processor)   files")
const full = new Map<number, number>()
for (const [size, root] of repositories) {
  const [first, generated] = measureTime(() => writeGenerated(root))
  const [again] = measureTime(() => writeGenerated(root))
  // Other load on the machine only adds to wall time, and parallel threads only add to processor time.
  full.set(size, Math.min(first.wall, first.processor))
  const columns = [first.wall, first.processor, again.wall, again.processor].map(ms).join(" ")
  console.log(`${String(size).padStart(6)} ${columns} ${String(generated.files.size).padStart(7)}`)
}

const cost = await changeCost(repositories.get(WATCHED) ?? "")
const whole = full.get(WATCHED) ?? Number.NaN
console.log(`\nOne block of ${WATCHED} changed while watching: ${ms(cost)}, ${(cost / whole).toFixed(3)} × everything`)

console.log("\nemit(), schemas that leave the dialect in one place each; seconds of processor time")
const emitted = new Map(
  [350, 700, 1400, 3500].map((size) => [
    size,
    quantile(
      [1, 2, 3].map(() => emitCost(size)),
      0.5,
    ),
  ]),
)
for (const [size, seconds] of emitted) console.log(`${String(size).padStart(6)} ${seconds.toFixed(2)}`)

console.log("\nGoals")
const growth = (from: number, to: number) => (full.get(to) ?? Number.NaN) / (full.get(from) ?? Number.NaN)
goal("ten times the blocks, times the work (35 to 350)", growth(35, 350), 11)
goal("ten times the blocks, times the work (350 to 3,500)", growth(350, 3500), 11)
goal("one changed block of 350, times everything", cost / whole, 0.1)
for (const [size, limit] of Object.entries(LIMITS_SECONDS))
  goal(`${size} blocks`, (full.get(Number(size)) ?? Number.NaN) / 1000, limit, " s")
goal("one changed block of 350, saved to written", cost, 100, " ms")
goal("emit, 3,500 schemas", emitted.get(3500) ?? Number.NaN, 10, " s")

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => ({ value: "nothing was written" }))
  const { value = "it came to an end" } = await Promise.race([lines.next(), late])
  if (!value.startsWith("codegen: ")) throw new Error(`generate: the command was asked to write files, but ${value}.`)
  return value
}

/**
 * Returns the median time in milliseconds from saving a schema until `generate --watch` has written all generated
 * files.
 */
async function changeCost(root: string): Promise<number> {
  const cli = join(import.meta.dirname, "../packages/codegen/src/cli.ts")
  const watching = spawn(process.execPath, ["--conditions=forecourt-source", cli, "generate", "--watch"], { cwd: root })
  const lines = createInterface({ input: watching.stdout })[Symbol.asyncIterator]()
  try {
    await nextLine(lines) // All files are written, and the watcher runs.
    const file = "schemas/blocks/blurb/blurb.schema.json"
    const text = readFileSync(join(root, file), "utf8")
    const times: number[] = []
    for (let index = 0; index < CHANGES; index += 1) {
      const start = performance.now()
      writeFileSync(join(root, file), text.replace(/"description": "[^"]*"/, `"description": "Wording ${index}."`))
      const line = await nextLine(lines)
      times.push(performance.now() - start)
      if (!line.includes("wrote")) throw new Error(`generate: the change was not seen: ${line}`)
    }
    return quantile(times, 0.5)
  } finally {
    watching.kill()
  }
}

function getRepository(size: number): string {
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
  for (const labels of globSync("*.labels.json", { cwd: schemas }))
    renameSync(join(schemas, labels), join(schemas, `${name}.labels.json`))
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

function emitCost(size: number): number {
  const delivery = { anyOf: [{ type: "string", format: "date" }, { const: "at the workshop" }] }
  const number = { type: "string", pattern: "^[A-Z]{2}\\d{6}$" }
  const line = { type: "object", properties: { article: { type: "string" } }, additionalProperties: false }
  const properties = { number, delivery, lines: { type: "array", items: line, maxItems: 6 } }
  const schemas = Array.from({ length: size }, (_, index) => [
    `orders/order-${index}.schema.json`,
    { title: `Order${index}`, type: "object", properties, required: ["number"], additionalProperties: false },
  ])
  const previous = process.cpuUsage()
  emit(Object.fromEntries(schemas))
  return process.cpuUsage(previous).user / 1e6
}

interface Time {
  readonly wall: number
  readonly processor: number
}

function measureTime<Result>(work: () => Result): [ms: Time, Result] {
  const start = performance.now()
  const previous = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(previous)
  return [{ wall: performance.now() - start, processor: (user + system) / 1000 }, result]
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`.padStart(10)
}
