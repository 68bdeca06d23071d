import { MAX_PATH } from "../address/path-key.ts"
import type { Address } from "../address/read-address.ts"
import type { Params } from "../pattern/path-to-regexp.ts"
import type { Step } from "../pattern/source-pattern.ts"
import type { Artefact, Shape } from "./artefact.ts"
import { createNextDialect } from "./next-dialect.ts"
import { createNormalisedDialect } from "./normalised-dialect.ts"
import { addToTree, createNode, findInTree } from "./segment-tree.ts"
import { createVisit, type Locales, peelLocale, readLocales, type RequestParts, type Visit } from "./visit.ts"

/** How sources are read and targets are written: by our own rules, or by those of Next. */
export interface Dialect {
  /** The form of a path that is looked up. */
  keyOf(pathname: string): string
  /** Where a pattern hangs in the tree. */
  stepsOf(source: string, shape: Shape): readonly Step[]
  /** What names stand for when a rule fits, else `null`. */
  fit(rule: number, visit: Visit): Params | null
  /** Where it leads then; `null` when that is nowhere safe. */
  place(rule: number, visit: Visit, params: Params): Place | null
}

export interface Place {
  /** `https://elsewhere.example`, or "" for this site. */
  readonly origin: string
  readonly rest: string
}

/** Whether a rule counts. */
export type Accepts = (rule: number) => boolean

/** A table that can be looked up in. */
export interface Engine {
  readonly locales: Locales
  readonly size: number
  nameOf(rule: number): string
  shapeOf(rule: number): Shape
  sourceOf(rule: number): string
  targetOf(rule: number): string
  visit(address: Address, request?: RequestParts): Visit | null
  /** The first rule for a key that counts, or -1. */
  find(key: string, accepts: Accepts): number
  readonly dialect: Dialect
}

/** Reads a compiled table. Nothing is worked out but the patterns' places in the tree. */
export function readArtefact(artefact: Artefact): Engine {
  const { settings, sources, patterns, targets, to, shapes } = artefact
  const shapeOf = columnOf(artefact.shapeRuns, sources.length)
  const engine = {
    locales: readLocales(settings.locales),
    size: sources.length,
    nameOf: namesOf(artefact.names),
    shapeOf: (rule: number) => shapes[shapeOf[rule] ?? 0] as Shape,
    sourceOf: (rule: number) => sources[rule] ?? "",
    targetOf: (rule: number) => targets[to[rule] ?? 0] ?? "",
  }
  const dialect = settings.mode === "strict-next" ? createNextDialect(engine) : createNormalisedDialect(engine)

  const exact = new Map<string, number | number[]>()
  const tree = createNode()
  let next = 0
  for (let rule = 0; rule < sources.length; rule += 1) {
    const source = sources[rule] as string
    if (rule === patterns[next]) {
      next += 1
      addToTree(tree, dialect.stepsOf(source, engine.shapeOf(rule)), rule)
      continue
    }
    const other = exact.get(source)
    if (other === undefined) exact.set(source, rule)
    else if (typeof other === "number") exact.set(source, [other, rule])
    else other.push(rule)
  }
  const hasTree = patterns.length > 0

  function find(key: string, accepts: Accepts): number {
    const found = exact.get(key)
    let best = Number.POSITIVE_INFINITY
    if (found !== undefined) {
      if (typeof found !== "number") best = found.find(accepts) ?? best
      else if (accepts(found)) best = found
    }
    if (hasTree) best = findInTree(tree, key, 1, best, accepts)
    return best === Number.POSITIVE_INFINITY ? -1 : best
  }

  function visit(address: Address, request?: RequestParts): Visit | null {
    if (address.pathname.length > MAX_PATH) return null
    return createVisit({ address, ...peelLocale(dialect.keyOf(address.pathname), engine.locales) }, request)
  }

  return { ...engine, find, visit, dialect }
}

/** Which shape each rule has, from how many in a row have it. */
function columnOf(runs: readonly number[], length: number): Uint16Array {
  const column = new Uint16Array(length)
  let rule = 0
  for (let run = 0; run < runs.length; run += 2) {
    const end = rule + (runs[run + 1] ?? 0)
    column.fill(runs[run] ?? 0, rule, end)
    rule = end
  }
  return column
}

function namesOf(names: Artefact["names"]): (rule: number) => string {
  return (rule) => {
    let start = 0
    for (const [text, first, count] of names) {
      if (rule < start + count) return first < 0 ? text : `${text}${first + rule - start}`
      start += count
    }
    return String(rule)
  }
}
