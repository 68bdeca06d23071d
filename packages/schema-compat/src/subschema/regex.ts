export type CharacterSet = readonly (readonly [from: number, to: number])[]

/** The syntax tree of a regular expression. Equal expressions have the same `id`. */
export type Regex = { readonly id: number; readonly isNullable: boolean } & (
  | { readonly kind: "nothing" | "empty" }
  | { readonly kind: "characters"; readonly set: CharacterSet }
  | { readonly kind: "sequence"; readonly first: Regex; readonly then: Regex }
  | { readonly kind: "alternatives"; readonly choices: readonly Regex[] }
  | { readonly kind: "star"; readonly inner: Regex }
)

type Shape = Regex extends infer Each ? (Each extends Regex ? Omit<Each, "id"> : never) : never

const known = new Map<string, Regex>()

function getOrCreate(text: string, shape: Shape): Regex {
  const existing = known.get(text)
  if (existing) return existing
  if (known.size > 200_000) known.clear()
  const made = { ...shape, id: nextId++ } as Regex
  known.set(text, made)
  return made
}

let nextId = 0
const LAST = 0x10ffff

const NOTHING: Regex = { kind: "nothing", isNullable: false, id: nextId++ }
export const EMPTY_TEXT: Regex = { kind: "empty", isNullable: true, id: nextId++ }
export const ANY_CHARACTER: CharacterSet = createComplement([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
])
export const ANY_TEXT: Regex = createStar(createCharacters([[0, LAST]]))

export function createComplement(set: CharacterSet): CharacterSet {
  const gaps: [number, number][] = []
  let next = 0
  for (const [from, to] of sortRanges(set)) {
    if (from > next) gaps.push([next, from - 1])
    next = Math.max(next, to + 1)
  }
  return next > LAST ? gaps : [...gaps, [next, LAST]]
}

function sortRanges(set: CharacterSet): CharacterSet {
  return set.toSorted(([a], [b]) => a - b)
}

export function createCharacters(set: CharacterSet): Regex {
  const sorted = createComplement(createComplement(set))
  if (sorted.length === 0) return NOTHING
  return getOrCreate(`c${sorted.join(";")}`, { kind: "characters", set: sorted, isNullable: false })
}

export function createSequence(parts: readonly Regex[]): Regex {
  return parts.reduceRight((then, first) => {
    if (first.kind === "nothing" || then.kind === "nothing") return NOTHING
    if (first.kind === "empty") return then
    if (then.kind === "empty") return first
    if (first.kind === "sequence") return createSequence([first.first, createSequence([first.then, then])])
    return getOrCreate(`s${first.id},${then.id}`, {
      kind: "sequence",
      first,
      then,
      isNullable: first.isNullable && then.isNullable,
    })
  }, EMPTY_TEXT)
}

export function createAlternatives(list: readonly Regex[]): Regex {
  const flat = list.flatMap((item) => (item.kind === "alternatives" ? item.choices : [item]))
  const choices = [...new Map(flat.map((item) => [item.id, item])).values()]
    .filter(({ kind }) => kind !== "nothing")
    .sort((a, b) => a.id - b.id)
  const [only] = choices
  if (only === undefined) return NOTHING
  if (choices.length === 1 || choices.includes(ANY_TEXT)) return choices.includes(ANY_TEXT) ? ANY_TEXT : only
  return getOrCreate(`a${choices.map(({ id }) => id).join()}`, {
    kind: "alternatives",
    choices,
    isNullable: choices.some(({ isNullable }) => isNullable),
  })
}

export function createStar(inner: Regex): Regex {
  if (inner.kind === "nothing" || inner.kind === "empty") return EMPTY_TEXT
  return inner.kind === "star" ? inner : getOrCreate(`*${inner.id}`, { kind: "star", inner, isNullable: true })
}

export function createRepeat(inner: Regex, min: number, max: number): Regex {
  const needed = Array.from({ length: min }, () => inner)
  if (!Number.isFinite(max)) return createSequence([...needed, createStar(inner)])
  let optional = EMPTY_TEXT
  for (let i = min; i < max; i++) optional = createAlternatives([EMPTY_TEXT, createSequence([inner, optional])])
  return createSequence([...needed, optional])
}

export function createLiteral(text: string): Regex {
  return createSequence([...text].map((character) => createCharacters([[getCode(character), getCode(character)]])))
}

function getCode(character: string): number {
  return character.codePointAt(0) ?? 0
}

/**
 * Returns the derivative of a regular expression, which is the expression that the rest of a string must match after
 * the given first character.
 */
export function derive(regex: Regex, character: number): Regex {
  switch (regex.kind) {
    case "characters":
      return regex.set.some(([from, to]) => character >= from && character <= to) ? EMPTY_TEXT : NOTHING
    case "sequence": {
      const after = createSequence([derive(regex.first, character), regex.then])
      return regex.first.isNullable ? createAlternatives([after, derive(regex.then, character)]) : after
    }
    case "alternatives":
      return createAlternatives(regex.choices.map((choice) => derive(choice, character)))
    case "star":
      return createSequence([derive(regex.inner, character), regex])
    default:
      return NOTHING
  }
}

/** Finds the first code point of each range of characters that all lead to the same derivative. */
export function findEdges(regex: Regex, edges: Set<number> = new Set([0])): Set<number> {
  if (regex.kind === "characters")
    for (const [from, to] of regex.set) {
      edges.add(from)
      if (to < LAST) edges.add(to + 1)
    }
  else if (regex.kind === "sequence") {
    findEdges(regex.first, edges)
    if (regex.first.isNullable) findEdges(regex.then, edges)
  } else if (regex.kind === "alternatives") for (const choice of regex.choices) findEdges(choice, edges)
  else if (regex.kind === "star") findEdges(regex.inner, edges)
  return edges
}
