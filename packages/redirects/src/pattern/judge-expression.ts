import { type Atom, type Branch, ENDLESS, type Item, isFitting, readExpression } from "./read-expression.ts"

/**
 * The cost of matching an expression: linear (`safe`), quadratic or more (`slow`), or possibly exponential or unknown
 * (`unsafe`).
 */
export interface Judgement {
  readonly verdict: "safe" | "slow" | "unsafe"
  /** The reason why the expression is not safe, or an empty string if it is safe. */
  readonly reason: string
}

export function checkExpression(source: string): Judgement {
  let branches: Branch[]
  try {
    branches = readExpression(source)
  } catch (error) {
    return { verdict: "unsafe", reason: error instanceof Error ? error.message : String(error) }
  }
  const nested = branches.flatMap((branch) => branch.flatMap(findNested))
  if (nested.length > 0) return { verdict: "unsafe", reason: "repeats without end what repeats without end itself" }
  const open = Math.max(...branches.map((branch) => countOpen(branch, [])))
  if (open > 1) return { verdict: "slow", reason: `has ${open} parts without end that may take each other's letters` }
  return { verdict: "safe", reason: "" }
}

/** Checks that an expression is safe. @throws TypeError with the reason why it is not. */
export function assertSafe(source: string): void {
  const { verdict, reason } = checkExpression(source)
  if (verdict !== "safe") throw new TypeError(`is an unsafe expression: it ${reason}`)
}

/** Finds repeated groups that can match the same text in more than one way, such as `(?:a|aa)+`. */
function findNested(item: Item): Item[] {
  const { atom, max } = item
  if (atom.kind !== "group") return []
  const inner = atom.branches.flatMap((branch) => branch.flatMap(findNested))
  return max === ENDLESS &&
    !isSingle(atom) &&
    !atom.branches.every((branch, index) => isDelimited(branch, atom.branches.slice(0, index)))
    ? [item, ...inner]
    : inner
}

function isDelimited(branch: Branch, previous: readonly Branch[]): boolean {
  const first = branch[0]
  if (first?.atom.kind !== "char" || first.min === 0) return false
  const { char } = first.atom
  return branch.every((item) => !canVaryWith(item, char)) && previous.every((other) => !canStartWith(other, char))
}

function canVaryWith({ atom, min, max }: Item, char: string): boolean {
  if (atom.kind === "group" && !isSingle(atom)) {
    const varies = min !== max || atom.branches.length > 1
    return atom.branches.some((branch) =>
      branch.some((item) => (varies ? canTakeAnywhere(item.atom, char) : canVaryWith(item, char))),
    )
  }
  return min !== max && canTake(atom, char)
}

function countOpen(branch: Branch, rest: Branch): number {
  let count = 0
  branch.forEach((item, index) => {
    const after = [...branch.slice(index + 1), ...rest]
    const { atom, max } = item
    if (atom.kind === "group" && !isSingle(atom)) {
      if (isStyle(atom)) return
      const inner = Math.max(
        0,
        ...atom.branches.map((branch) => countOpen(branch, max > 1 ? [...branch, ...after] : after)),
      )
      count += max === ENDLESS && inner === 0 ? (isClosed(item, after) ? 0 : 1) : inner
    } else if (max === ENDLESS && !isClosed(item, after)) count += 1
  })
  return count
}

function isClosed(item: Item, after: Branch): boolean {
  const [next, ...others] = after
  if (next === undefined || next.atom.kind === "edge") return true
  const heads = listFirstLetters(next)
  if (heads === null || heads.some((char) => canTake(item.atom, char))) return false
  return next.min > 0 || isClosed(item, others)
}

/** Lists the characters with which a match can start. Returns `null` if they cannot be listed. */
function listFirstLetters({ atom }: Item): string[] | null {
  if (atom.kind === "char") return [atom.char]
  if (atom.kind !== "group" || isStyle(atom)) return null
  const heads: string[] = []
  for (const [first] of atom.branches) {
    const letters = first === undefined || first.min === 0 ? null : listFirstLetters(first)
    if (letters === null) return null
    heads.push(...letters)
  }
  return heads
}

function canStartWith([first]: Branch, char: string): boolean {
  return first !== undefined && canTake(first.atom, char)
}

function canTake(atom: Atom, char: string): boolean {
  if (atom.kind !== "group") return isFitting(atom, char)
  return atom.branches.some((branch) => {
    const isForbidden = branch.some(({ atom: inner }) => isForbidding(inner, char))
    return !isForbidden && branch.some(({ atom: inner }) => !isStyle(inner) && canTake(inner, char))
  })
}

function canTakeAnywhere(atom: Atom, char: string): boolean {
  if (atom.kind !== "group" || isSingle(atom)) return canTake(atom, char)
  return atom.branches.some((branch) => branch.some((item) => canTakeAnywhere(item.atom, char)))
}

function isForbidding(atom: Atom, char: string): boolean {
  return (
    atom.kind === "group" &&
    atom.open === "(?!" &&
    atom.branches.some(
      ([first, ...others]) => first?.atom.kind === "char" && first.atom.char === char && others.length === 0,
    )
  )
}

function isStyle(atom: Atom): boolean {
  return atom.kind === "group" && (atom.open === "(?!" || atom.open === "(?=")
}

/**
 * True if a group matches exactly one character and can match it in only one way, such as `(?:(?!-)[^/])` or `(?:a|b)`.
 */
function isSingle(atom: Atom): boolean {
  if (atom.kind !== "group" || isStyle(atom)) return false
  const letters = atom.branches.map((branch) => branch.filter(({ atom: inner }) => !isStyle(inner)))
  const isOne = letters.every(([item, ...others]) => {
    return item !== undefined && others.length === 0 && item.min === 1 && item.max === 1 && item.atom.kind !== "group"
  })
  if (!isOne || letters.length === 1) return isOne
  const heads = letters.map(([item]) => (item?.atom.kind === "char" ? item.atom.char : null))
  return !heads.includes(null) && new Set(heads).size === heads.length
}
