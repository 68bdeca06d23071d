import { type Atom, type Branch, ENDLESS, type Item, readExpression } from "./read-expression.ts"

/** More values than that are as good as any. */
const MAX_VALUES = 100

/** Every text that fits an expression, such as `bmw|mini`; `null` when there is no end to them, or too many. */
export function listValues(source: string): readonly string[] | null {
  try {
    const values = valuesOfBranches(readExpression(source))
    const regexp = new RegExp(`^(?:${source})$`)
    return values?.every((value) => regexp.test(value)) ? [...new Set(values)] : null
  } catch {
    return null
  }
}

function valuesOfBranches(branches: readonly Branch[]): string[] | null {
  const all: string[] = []
  for (const branch of branches) {
    const values = valuesOfBranch(branch)
    if (values === null || all.length + values.length > MAX_VALUES) return null
    all.push(...values)
  }
  return all
}

function valuesOfBranch(branch: Branch): string[] | null {
  let all = [""]
  for (const item of branch) {
    const values = valuesOfItem(item)
    if (values === null || all.length * values.length > MAX_VALUES) return null
    all = all.flatMap((text) => values.map((value) => text + value))
  }
  return all
}

function valuesOfItem({ atom, min, max }: Item): string[] | null {
  const once = valuesOfAtom(atom)
  if (once === null || max === ENDLESS || max > MAX_VALUES) return null
  const all: string[] = []
  let repeated = [""]
  for (let times = 0; times <= max; times += 1) {
    if (times >= min) all.push(...repeated)
    if (all.length > MAX_VALUES || repeated.length > MAX_VALUES) return null
    repeated = repeated.flatMap((text) => once.map((value) => text + value))
  }
  return all
}

/** What looks ahead limits others: nothing is said about it here. */
function valuesOfAtom(atom: Atom): string[] | null {
  switch (atom.kind) {
    case "char":
      return [atom.char]
    case "edge":
      return [""]
    case "group":
      return atom.open === "(?!" || atom.open === "(?=" ? null : valuesOfBranches(atom.branches)
    case "set":
      return atom.isNegated ? null : lettersOf(atom)
  }
}

function lettersOf(atom: Extract<Atom, { kind: "set" }>): string[] | null {
  const letters: string[] = []
  for (const [first, last] of atom.ranges) {
    if (letters.length + last - first >= MAX_VALUES) return null
    for (let code = first; code <= last; code += 1) letters.push(String.fromCharCode(code))
  }
  return letters
}
