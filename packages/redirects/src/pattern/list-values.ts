import { type Atom, type Branch, type Item, type Range, readExpression } from "./read-expression.ts"

const MAX_VALUES = 100

/**
 * Lists all texts that match an expression. For example, `bmw|mini` matches `bmw` and `mini`. Returns `null` if the
 * texts cannot be listed, for example because there are too many.
 */
export function listValues(source: string): readonly string[] | null {
  try {
    const values = listBranchesValues(readExpression(source))
    const regexp = new RegExp(`^(?:${source})$`)
    return values?.every((value) => regexp.test(value)) ? [...new Set(values)] : null
  } catch {
    return null
  }
}

function listBranchesValues(branches: readonly Branch[]): string[] | null {
  const all: string[] = []
  for (const branch of branches) {
    const values = listBranchValues(branch)
    if (values === null || all.length + values.length > MAX_VALUES) return null
    all.push(...values)
  }
  return all
}

function listBranchValues(branch: Branch): string[] | null {
  let all = [""]
  for (const item of branch) {
    const values = listItemValues(item)
    if (values === null || all.length * values.length > MAX_VALUES) return null
    all = all.flatMap((text) => values.map((value) => text + value))
  }
  return all
}

function listItemValues({ atom, min, max }: Item): string[] | null {
  const once = listAtomValues(atom)
  if (once === null || max > MAX_VALUES) return null
  const all: string[] = []
  let repeated = [""]
  for (let times = 0; times <= max; times += 1) {
    if (times >= min) all.push(...repeated)
    if (repeated.length > MAX_VALUES) return null
    repeated = repeated.flatMap((text) => once.map((value) => text + value))
  }
  return all
}

/**
 * Lists all texts that match a part of an expression. Returns `null` if the texts cannot be listed. For a look-ahead,
 * the listed texts are too long, and the caller rejects them later.
 */
function listAtomValues(atom: Atom): string[] | null {
  switch (atom.kind) {
    case "char":
      return [atom.char]
    case "edge":
      return [""]
    case "group":
      return listBranchesValues(atom.branches)
    case "set":
      return atom.isNegated ? null : atom.ranges.flatMap(listLetters)
  }
}

function listLetters([first, last]: Range): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}
