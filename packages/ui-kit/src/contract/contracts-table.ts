import type { Primitive } from "./read-contracts.ts"

const BEGIN = "<!-- primitives: written by `npm run contracts` from every contract.ts -->"
const END = "<!-- /primitives -->"
const TABLE = new RegExp(`${BEGIN}\\n[^]*?${END}`)

/** The precision of sizes in KiB, which are written with one decimal. */
const ROUNDING_KIB = 0.1

export interface Weighed {
  readonly primitive: Primitive
  readonly kib: number
}

export function setTable(readme: string, rows: readonly Weighed[]): string {
  if (!TABLE.test(readme)) throw new Error(`contracts: the README has no place for the table. Add ${BEGIN} and ${END}.`)
  const head = ["| `@forecourt/ui-kit/…` | what | pattern | keyboard | KB gz |", "|---|---|---|---|---|"]
  return readme.replace(TABLE, () => [BEGIN, ...head, ...rows.map(renderRow), END].join("\n"))
}

export function isSameReadme(a: string, b: string): boolean {
  const [sizes, others] = [getSizes(a), getSizes(b)]
  return (
    removeSizes(a) === removeSizes(b) &&
    sizes.every((size, at) => Math.abs(size - (others[at] ?? 0)) < ROUNDING_KIB * 1.5)
  )
}

function renderRow({ primitive: { subpath, what, pattern, apg, keys, later }, kib }: Weighed): string {
  const link = apg === undefined ? pattern : `[${pattern}](${apg})`
  const keyboard = keys.map(([key, does]) => `${key}: ${does}`).join("<br>")
  const more = later ? `. Later, ${later.budgetKib} KB at most: ${later.what}` : ""
  return `| \`${subpath}\` | ${what.replace(/\.$/, "")}${more} | ${link} | ${keyboard || "–"} | ${kib.toFixed(1)} |`
}

const SIZE = / ([\d.]+) \|$/gm
const getSizes = (readme: string): number[] => [...readme.matchAll(SIZE)].map(([, size]) => Number(size))
const removeSizes = (readme: string): string => readme.replace(SIZE, " |")
