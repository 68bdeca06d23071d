import type { Peer } from "../packages/ui-kit/src/contract/contract.types.ts"
import { programOf } from "../packages/ui-kit/src/contract/program-of.ts"
import { type Primitive, readContracts } from "../packages/ui-kit/src/contract/read-contracts.ts"
import { weigh } from "../packages/ui-kit/src/contract/weigh.ts"
import { goal } from "./goal.ts"

// What each primitive of the kit weighs in the browser, beside the parts of other kits that do the same job.

const PEERS: readonly Peer[] = ["radix-ui", "react-aria-components", "@base-ui/react", "@ark-ui/react"]
const HERE = import.meta.dirname

interface Row {
  readonly name: string
  readonly ours: number
  readonly theirs: readonly (number | null)[]
}

const rows: Row[] = []
for (const primitive of await readContracts()) if (primitive.peers) rows.push(await compare(primitive))

console.log("\nAll parts of a primitive, minified and gzipped, KB of 1,024 bytes, React outside; and times ours")
console.log(`  ${"".padEnd(18)}${["ours", ...PEERS].map((name) => name.padStart(23)).join("")}`)
for (const { name, ours, theirs } of rows) {
  console.log(`  ${name.padEnd(18)}${ours.toFixed(2).padStart(23)}${theirs.map((size) => cell(size, ours)).join("")}`)
}

console.log("\nGoals")
for (const { name, ours, theirs } of rows) {
  goal(`${name}, times the lightest peer`, ours / Math.min(...theirs.filter((size) => size !== null)), 1)
}

async function compare({ subpath, module, peers = {} }: Primitive): Promise<Row> {
  const theirs = PEERS.map(async (peer) => (peers[peer] ? weigh(await programOfPeer(peer, peers[peer]), HERE) : null))
  return { name: subpath, ours: await weigh(await programOf([module]), HERE), theirs: await Promise.all(theirs) }
}

/** A program that uses every part of the named exports, as `programOf` does with ours. */
async function programOfPeer(peer: Peer, names: readonly string[]): Promise<string> {
  const exports: Readonly<Record<string, unknown>> = await import(peer)
  const parts = names.flatMap((name) => partsOf(peer, name, exports[name]).map((part) => `peer.${part}`))
  return `import * as peer from "${peer}"\nglobalThis.out = [${parts}]`
}

/** `Dialog` is a namespace in some kits and a component in others. */
function partsOf(peer: Peer, name: string, value: unknown): string[] {
  if (value === undefined) throw new Error(`kit-sizes: ${peer} exports no "${name}". Name another in the contract.`)
  const isNamespace = Object.prototype.toString.call(value) === "[object Module]"
  return isNamespace ? componentsOf(value as object).map((part) => `${name}.${part}`) : [name]
}

/** Helpers such as `createHandle` are no parts. */
function componentsOf(namespace: object): string[] {
  return Object.keys(namespace).filter((name) => /^[A-Z]/.test(name))
}

function cell(size: number | null, ours: number): string {
  return (size === null ? "–" : `${size.toFixed(2)}  ${(size / ours).toFixed(1).padStart(5)} ×`).padStart(23)
}
