import { type Atom, type Branch, ENDLESS, type Item, isFitting, readExpression } from "./read-expression.ts"

/** Converts an expression so that it matches lower-case texts. @throws TypeError for unsupported syntax. */
export function toLowerCaseExpression(source: string): string {
  return writeBranches(readExpression(source))
}

export function isWithinSegment(source: string): boolean {
  try {
    return !readExpression(source).some((branch) => branch.some(isTakingSlash))
  } catch {
    return false
  }
}

/** Creates sample texts that match an expression. Returns an empty list if the expression is not supported. */
export function createSampleTexts(source: string): string[] {
  try {
    const branches = readExpression(source)
    const samples = branches.flatMap((branch) => [0, 0.5, 1].map((place) => createBranchSample(branch, place)))
    const regexp = new RegExp(`^(?:${source})$`)
    return [...new Set(samples)].filter((sample) => sample !== "" && regexp.test(sample))
  } catch {
    return []
  }
}

function isTakingSlash({ atom, max }: Item): boolean {
  if (max === 0) return false
  if (atom.kind === "group") {
    const isStyle = atom.open === "(?!" || atom.open === "(?="
    return !isStyle && atom.branches.some((branch) => branch.some(isTakingSlash))
  }
  return atom.kind !== "edge" && isFitting(atom, "/")
}

function writeBranches(branches: readonly Branch[]): string {
  return branches.map((branch) => branch.map(writeItem).join("")).join("|")
}

function writeItem({ atom, min, max, isLazy }: Item): string {
  return writeAtom(atom) + writeTimes(min, max) + (isLazy ? "?" : "")
}

function writeTimes(min: number, max: number): string {
  if (min === 1 && max === 1) return ""
  if (max === 1) return "?"
  if (max === ENDLESS) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`
  return min === max ? `{${min}}` : `{${min},${max}}`
}

function writeAtom(atom: Atom): string {
  switch (atom.kind) {
    case "edge":
      return atom.source
    case "char":
      return writeLetter(atom.char.toLowerCase())
    case "group":
      return `${atom.open === "(" ? "(?:" : atom.open}${writeBranches(atom.branches)})`
    case "set": {
      const ranges = atom.ranges.flatMap(([first, last]) =>
        atom.isNegated ? [[first, last]] : toLowerRange(first, last),
      )
      const members = ranges.map(
        ([first = 0, last = 0]) => writeMember(first) + (last > first ? `-${writeMember(last)}` : ""),
      )
      return `[${atom.isNegated ? "^" : ""}${members.join("")}]`
    }
  }
}

/**
 * Converts a range of characters to lower case. Letters outside ASCII are converted only if the range consists of a
 * single letter.
 */
function toLowerRange(first: number, last: number): number[][] {
  const capitals = [Math.max(first, 65), Math.min(last, 90)] as const
  if (capitals[0] <= capitals[1])
    return [
      [first, last],
      [capitals[0] + 32, capitals[1] + 32],
    ]
  if (first === last) {
    const lower = String.fromCharCode(first).toLowerCase()
    return lower.length === 1 ? [[lower.charCodeAt(0), lower.charCodeAt(0)]] : [[first, last]]
  }
  return [[first, last]]
}

function writeLetter(char: string): string {
  return /[.+*?=^!:${}()[\]|/\\]/.test(char) ? `\\${char}` : char
}

function writeMember(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`
}

function createBranchSample(branch: Branch, place: number): string {
  return branch.map((item) => createItemSample(item, place)).join("")
}

function createItemSample({ atom, min, max }: Item, place: number): string {
  const most = max === ENDLESS ? min + 3 : max
  const times = Math.round(min + (most - min) * place)
  return Array.from({ length: times }, (_, index) => createAtomSample(atom, place, index)).join("")
}

function createAtomSample(atom: Atom, place: number, index: number): string {
  if (atom.kind === "char") return atom.char
  if (atom.kind === "edge") return ""
  if (atom.kind === "group") {
    if (atom.open === "(?!" || atom.open === "(?=") return ""
    const branch = atom.branches[Math.round((atom.branches.length - 1) * place)]
    return branch === undefined ? "" : createBranchSample(branch, place)
  }
  const letters = [..."zq7x5kvj3w9p2hy1b4gf8acde06ilmnorstu-_.~"].filter((char) => isFitting(atom, char))
  if (letters.length > 0) return letters[(Math.floor(place * 7) + index) % letters.length] ?? ""
  const [first] = atom.ranges
  return first === undefined || atom.isNegated ? "" : String.fromCharCode(first[0])
}
