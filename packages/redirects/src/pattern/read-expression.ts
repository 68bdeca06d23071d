export interface Item {
  readonly atom: Atom
  readonly min: number
  readonly max: number
  readonly isLazy: boolean
}

export type Atom =
  | { readonly kind: "char"; readonly char: string }
  | { readonly kind: "set"; readonly isNegated: boolean; readonly ranges: readonly Range[] }
  | { readonly kind: "group"; readonly open: "(" | "(?:" | "(?!" | "(?="; readonly branches: readonly Branch[] }
  | { readonly kind: "edge"; readonly source: "^" | "$" }

export type Branch = readonly Item[]
export type Range = readonly [first: number, last: number]

const DIGIT: readonly Range[] = [[48, 57]]
const WORD: readonly Range[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]
const SPACE: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x2028, 0x2029],
  [0xfeff, 0xfeff],
]
const CLASSES: Readonly<Record<string, readonly Range[]>> = { d: DIGIT, w: WORD, s: SPACE }
const LETTERS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v" }

export const ENDLESS = Number.POSITIVE_INFINITY

/**
 * Parses the supported syntax of regular expressions: characters, sets, groups, alternatives, repetitions and
 * look-ahead. All other syntax, such as back references, is rejected.
 * @throws TypeError that names the unsupported syntax
 */
export function readExpression(text: string): Branch[] {
  let at = 0
  const branches = readBranches()
  if (at < text.length) throw new TypeError(`has a ")" too many at ${at}`)
  return branches

  function readBranches(): Branch[] {
    const result: Branch[] = [readBranch()]
    while (text[at] === "|") {
      at += 1
      result.push(readBranch())
    }
    return result
  }

  function readBranch(): Branch {
    const items: Item[] = []
    while (at < text.length && text[at] !== "|" && text[at] !== ")") items.push(readItem())
    return items
  }

  function readItem(): Item {
    const atom = readAtom()
    const [min, max] = readTimes()
    const isLazy = (min !== 1 || max !== 1) && text[at] === "?"
    if (isLazy) at += 1
    if (/^[*+?]/.test(text.slice(at))) throw new TypeError(`repeats a repetition at ${at}`)
    return { atom, min, max, isLazy }
  }

  function readTimes(): [number, number] {
    const match = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})/.exec(text.slice(at))
    if (match === null) return [1, 1]
    at += match[0].length
    const [, sign, least = "0", comma, most] = match
    if (sign !== undefined) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : ENDLESS]
    return [Number(least), comma === "" ? Number(least) : most === "" ? ENDLESS : Number(most)]
  }

  function readAtom(): Atom {
    const char = text.charAt(at)
    at += 1
    if (char === "(") return readGroup()
    if (char === "[") return readSet()
    if (char === "\\") return readEscape()
    if (char === "^" || char === "$") return { kind: "edge", source: char }
    if (char === ".")
      return {
        kind: "set",
        isNegated: true,
        ranges: [
          [10, 10],
          [13, 13],
          [0x2028, 0x2029],
        ],
      }
    if (char === "*" || char === "+" || char === "?") throw new TypeError(`repeats nothing at ${at - 1}`)
    return { kind: "char", char }
  }

  function readGroup(): Atom {
    const open = (["(?:", "(?!", "(?="] as const).find((sign) => text.startsWith(sign, at - 1)) ?? "("
    const name = /^\?<[A-Za-z_]\w*>/.exec(text.slice(at))?.[0]
    if (open === "(" && text[at] === "?" && name === undefined)
      throw new TypeError(`looks behind or sets flags at ${at - 1}`)
    at += open.length - 1 + (name?.length ?? 0)
    const branches = readBranches()
    if (text[at] !== ")") throw new TypeError(`has a "(" that is not closed`)
    at += 1
    return { kind: "group", open, branches }
  }

  function readEscape(): Atom {
    const char = text.charAt(at)
    at += 1
    const ranges = CLASSES[char.toLowerCase()]
    if (ranges !== undefined) return { kind: "set", isNegated: char !== char.toLowerCase(), ranges }
    if (/[1-9k]/.test(char)) throw new TypeError(`refers back at ${at - 2}`)
    if (/[A-Za-z0]/.test(char) && LETTERS[char] === undefined)
      throw new TypeError(`has an escape "\\${char}" that is not read`)
    return { kind: "char", char: LETTERS[char] ?? char }
  }

  function readSet(): Atom {
    const isNegated = text[at] === "^"
    if (isNegated) at += 1
    const ranges: Range[] = []
    while (at < text.length && text[at] !== "]") {
      const first = readMember()
      if (typeof first === "number" && text[at] === "-" && text[at + 1] !== "]") {
        at += 1
        const last = readMember()
        if (typeof last !== "number") ranges.push([first, first], [45, 45], ...last)
        else if (last < first) throw new TypeError(`has a range that runs backwards at ${at}`)
        else ranges.push([first, last])
      } else if (typeof first === "number") ranges.push([first, first])
      else ranges.push(...first)
    }
    if (text[at] !== "]") throw new TypeError(`has a "[" that is not closed`)
    at += 1
    return { kind: "set", isNegated, ranges }
  }

  function readMember(): number | readonly Range[] {
    if (text[at] !== "\\") {
      at += 1
      return text.charCodeAt(at - 1)
    }
    at += 1
    const atom = readEscape()
    if (atom.kind === "char") return atom.char.charCodeAt(0)
    if (atom.kind === "set" && !atom.isNegated) return atom.ranges
    throw new TypeError(`has a negated class inside a set at ${at}`)
  }
}

export function isFitting(atom: Atom, char: string): boolean {
  if (atom.kind === "char") return atom.char === char
  if (atom.kind !== "set") return true
  const code = char.charCodeAt(0)
  return atom.ranges.some(([first, last]) => code >= first && code <= last) !== atom.isNegated
}
