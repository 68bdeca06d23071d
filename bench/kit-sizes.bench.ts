import { createProgram } from "../packages/ui-kit/src/contract/create-program.ts"
import { readContracts } from "../packages/ui-kit/src/contract/read-contracts.ts"
import { weigh, weighWhole } from "../packages/ui-kit/src/contract/weigh.ts"
import { goal } from "./goal.ts"
import { KIT_PEERS, type Peer } from "./kit-peers.ts"

// Compares the browser size of each primitive of the kit with the equivalent parts of other kits.

const PEERS: readonly Peer[] = ["radix-ui", "react-aria-components", "@base-ui/react", "@ark-ui/react"]
const HERE = import.meta.dirname

const PAGES: Readonly<Record<string, readonly string[]>> = {
  "an article": ["accordion", "carousel", "tabs", "copy-button", "tooltip"],
  "a list with filters": [
    "filter-drawer",
    "checkbox-group",
    "range-slider",
    "select",
    "result-progress",
    "search-field",
  ],
  "a calculator": ["field", "form", "number-field", "slider", "radio-cards", "dialog"],
  "a booking": ["field", "form", "checkbox", "combobox", "date-field", "time-slot-grid", "steps", "dialog"],
  "one of each": ["dialog", "tabs", "carousel", "accordion", "tooltip", "combobox", "range-slider", "date-field"],
}

interface Row {
  readonly name: string
  readonly ours: number
  readonly theirs: readonly (number | null)[]
}

interface PageRow {
  readonly name: string
  readonly ours: number
  readonly whole: number
  readonly theirs: readonly { readonly size: number; readonly without: number }[]
}

const primitives = (await readContracts()).flatMap((primitive) => {
  const peers = KIT_PEERS[primitive.subpath]
  return peers ? [{ ...primitive, peers }] : []
})
const rows: Row[] = []
for (const primitive of primitives) rows.push(await compare(primitive))
const pages: PageRow[] = []
for (const [name, subpaths] of Object.entries(PAGES)) pages.push(await comparePage(name, subpaths))

console.log("\nAll parts of a primitive, minified and gzipped, KB of 1,024 bytes, React outside; and times ours")
console.log(`  ${"".padEnd(18)}${["ours", ...PEERS].map((name) => name.padStart(23)).join("")}`)
for (const { name, ours, theirs } of rows) {
  console.log(`  ${name.padEnd(18)}${ours.toFixed(2).padStart(23)}${theirs.map((size) => cell(size, ours)).join("")}`)
}

console.log("\nPages with several primitives, shared code counted once: at first, and with code that loads on use")
console.log(`  ${"".padEnd(22)}${["ours", "whole", ...PEERS].map((name) => name.padStart(23)).join("")}`)
for (const { name, ours, whole, theirs } of pages) {
  const columns = [ours, whole].map((size) => size.toFixed(2).padStart(23)).join("")
  console.log(`  ${name.padEnd(22)}${columns}${theirs.map(({ size, without }) => pageCell(size, without)).join("")}`)
}

console.log("\nGoals")
for (const { name, ours, theirs } of rows) {
  goal(`${name}, times the lightest peer`, ours / Math.min(...theirs.filter((size) => size !== null)), 1.1)
}

for (const { name, ours, theirs } of pages) {
  const complete = theirs.filter(({ without }) => without === 0).map(({ size }) => size)
  if (complete.length > 0)
    goal(`${name}, at once, times the lightest kit that has all of it`, ours / Math.min(...complete), 1.1)
}

async function comparePage(name: string, subpaths: readonly string[]): Promise<PageRow> {
  const parts = subpaths.map((subpath) => {
    const primitive = primitives.find((primitive) => primitive.subpath === subpath)
    if (primitive === undefined) throw new Error(`kit-sizes: kit-peers.ts names no peers of "${subpath}".`)
    return primitive
  })
  const { atOnce, whole } = await weighWhole(await createProgram(parts.map(({ module }) => module)), HERE)
  const theirs = PEERS.map(async (peer) => {
    const sold = parts.flatMap(({ peers }) => (peers[peer] ? [peers[peer]] : []))
    const size = await weigh(await programOfPeer(peer, [...new Set(sold.flat())]), HERE)
    return { size, without: parts.length - sold.length }
  })
  return { name, ours: atOnce, whole, theirs: await Promise.all(theirs) }
}

async function compare({ subpath, module, peers }: (typeof primitives)[number]): Promise<Row> {
  const theirs = PEERS.map(async (peer) => (peers[peer] ? weigh(await programOfPeer(peer, peers[peer]), HERE) : null))
  return { name: subpath, ours: await weigh(await createProgram([module]), HERE), theirs: await Promise.all(theirs) }
}

async function programOfPeer(peer: Peer, names: readonly string[]): Promise<string> {
  const exports: Readonly<Record<string, unknown>> = await import(peer)
  const parts = names.flatMap((name) => listParts(peer, name, exports[name]).map((part) => `peer.${part}`))
  return `import * as peer from "${peer}"\nglobalThis.out = [${parts}]`
}

function listParts(peer: Peer, name: string, value: unknown): string[] {
  if (value === undefined) throw new Error(`kit-sizes: ${peer} exports no "${name}". Name another in kit-peers.ts.`)
  const isNamespace = Object.prototype.toString.call(value) === "[object Module]"
  return isNamespace ? getComponents(value as object).map((part) => `${name}.${part}`) : [name]
}

function getComponents(namespace: object): string[] {
  return Object.keys(namespace).filter((name) => /^[A-Z]/.test(name))
}

function cell(size: number | null, ours: number): string {
  return (size === null ? "–" : `${size.toFixed(2)}  ${(size / ours).toFixed(1).padStart(5)} ×`).padStart(23)
}

function pageCell(size: number, without: number): string {
  return (size.toFixed(2) + (without > 0 ? ` without ${without}` : "")).padStart(23)
}
