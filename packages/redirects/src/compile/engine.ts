import { MAX_PATH, toLowerCaseKey } from "../address/path-key.ts"
import type { Address } from "../address/read-address.ts"
import type { Params } from "../pattern/path-to-regexp.ts"
import type { Step } from "../pattern/source-pattern.ts"
import type { Artefact, Shape } from "./artefact.ts"
import { createNextDialect } from "./next-dialect.ts"
import { createNormalisedDialect } from "./normalised-dialect.ts"
import { calculateHash, createFilter, createPathIndex, scanned, scanPath } from "./path-index.ts"
import { addToTree, createNode, findInTree, type TreeNode } from "./segment-tree.ts"
import { createVisit, type Locales, type RequestParts, readLocales, removeLocale, type Visit } from "./visit.ts"

export interface Dialect {
  keyOf(pathname: string): string
  readSteps(source: string, shape: Shape): readonly Step[]
  fit(rule: number, visit: Visit): Params | null
  /** Inserts the captured values into the target of a rule. Returns `null` if the resulting target is unsafe. */
  place(rule: number, visit: Visit, params: Params): Place | null
}

export interface Place {
  /** The origin, for example `https://elsewhere.example`, or an empty string for the same site. */
  readonly origin: string
  readonly rest: string
}

export type Accepts = (rule: number) => boolean

export interface Engine {
  readonly locales: Locales
  readonly size: number
  getRuleName(rule: number): string
  getRuleShape(rule: number): Shape
  getRuleSource(rule: number): string
  getRuleTarget(rule: number): string
  visit(address: Address, request?: RequestParts): Visit | null
  /**
   * Returns the index of the first rule whose source matches the key and for which `accepts` returns true, or -1 if
   * there is none.
   */
  find(key: string, accepts: Accepts): number
  /**
   * Returns true if it is certain that a path matches no rule. Returns false if the path is not normalised or may match
   * a rule.
   */
  isMiss(path: string): boolean
  readonly dialect: Dialect
}

export function readArtefact(artefact: Artefact): Engine {
  const { settings, sources, patterns, repeats, targets, to, shapes } = artefact
  const isPattern = new Uint8Array(sources.length)
  for (const rule of patterns) isPattern[rule] = 1
  const getShape = createColumn(artefact.shapeRuns, sources.length)
  const engine = {
    locales: readLocales(settings.locales),
    size: sources.length,
    getRuleName: createNames(artefact.names),
    getRuleShape: (rule: number) => shapes[getShape[rule] ?? 0] as Shape,
    getRuleSource: (rule: number) => sources[rule] ?? "",
    getRuleTarget: (rule: number) => targets[to[rule] ?? 0] ?? "",
    isPattern: (rule: number) => isPattern[rule] === 1,
  }
  const dialect = settings.mode === "strict-next" ? createNextDialect(engine) : createNormalisedDialect(engine)

  const branches = createBranches((rule) => dialect.readSteps(sources[rule] ?? "", engine.getRuleShape(rule)))
  for (const rule of patterns) branches.add(sources[rule] ?? "", rule)
  const later = new Map<string, number[]>()
  for (const rule of repeats) later.set(sources[rule] ?? "", [...(later.get(sources[rule] ?? "") ?? []), rule])
  const isLater = new Set(repeats)
  const exact = createPathIndex(sources, (rule) => isPattern[rule] === 1 || isLater.has(rule))

  function findFirst(key: string, accepts: Accepts): number {
    let best = Number.POSITIVE_INFINITY
    const first = exact.find(key)
    if (first >= 0) best = accepts(first) ? first : (later.get(key)?.find(accepts) ?? best)
    if (patterns.length > 0) best = branches.find(key, best, accepts)
    return best === Number.POSITIVE_INFINITY ? -1 : best
  }

  const heads = branches.heads()
  const isOpen = heads.includes("")
  const headFilter = createHeadFilter(heads)
  const localeFilter = createHeadFilter(settings.locales.map(toLowerCaseKey))

  function isMiss(path: string): boolean {
    if (isOpen || !scanPath(path) || localeFilter.mayHave(scanned.head)) return false
    return !(headFilter.mayHave(scanned.head) || exact.mayHave(scanned.hash)) || findFirst(path, isAlways) < 0
  }

  function createRequestVisit(address: Address, request?: RequestParts): Visit | null {
    if (address.pathname.length > MAX_PATH) return null
    return createVisit({ address, ...removeLocale(dialect.keyOf(address.pathname), engine.locales) }, request)
  }

  return { ...engine, find: findFirst, isMiss, visit: createRequestVisit, dialect }
}

function isAlways(): boolean {
  return true
}

function createHeadFilter(heads: readonly string[]) {
  const filter = createFilter(heads.length)
  for (const head of heads) filter.add(calculateHash(`/${head}`))
  return filter
}

/**
 * Creates one tree of patterns for each first segment. A tree is built when it is first used, since most trees are
 * never used.
 */
function createBranches(getSteps: (rule: number) => readonly Step[]) {
  const branches = new Map<string, Branch>()

  function createTree(branch: Branch): TreeNode {
    if (branch.tree !== null) return branch.tree
    const tree = createNode()
    for (const rule of branch.rules) addToTree(tree, getSteps(rule), rule)
    branch.tree = tree
    return tree
  }

  return {
    add(source: string, rule: number): void {
      const head = getHead(source)
      const branch = branches.get(head)
      if (branch === undefined) branches.set(head, { rules: [rule], tree: null })
      else branch.rules.push(rule)
    },
    heads: () => [...branches.keys()],
    find(key: string, best: number, accepts: Accepts): number {
      const end = key.indexOf("/", 1)
      const closed = branches.get(end < 0 ? key.slice(1) : key.slice(1, end))
      const open = branches.get("")
      const rule = closed === undefined ? best : findInTree(createTree(closed), key, 1, best, accepts)
      return open === undefined ? rule : findInTree(createTree(open), key, 1, rule, accepts)
    },
  }
}

interface Branch {
  readonly rules: number[]
  tree: TreeNode | null
}

/**
 * Matches optional segments that are followed by text, as in `/a/:x?.:y`. If these segments are missing, the source
 * matches `/a.b`.
 */
const GOES_ON = /^(?:\/:\w+(?:\((?:[^()]|\([^()]*\))*\))?[?*])+(?!\/|$)/

function getHead(source: string): string {
  const end = source.indexOf("/", 1)
  if (end >= 0 && GOES_ON.test(source.slice(end))) return ""
  const head = end < 0 ? "" : source.slice(1, end).toLowerCase()
  return /^[a-z0-9_-]+$/.test(head) ? head : ""
}

function createColumn(runs: readonly number[], length: number): Uint16Array {
  const column = new Uint16Array(length)
  let rule = 0
  for (let run = 0; run < runs.length; run += 2) {
    const end = rule + (runs[run + 1] ?? 0)
    column.fill(runs[run] ?? 0, rule, end)
    rule = end
  }
  return column
}

function createNames(names: Artefact["names"]): (rule: number) => string {
  return (rule) => {
    let start = 0
    for (const [text, first, count] of names) {
      if (rule < start + count) return first < 0 ? text : `${text}${first + rule - start}`
      start += count
    }
    return String(rule)
  }
}
