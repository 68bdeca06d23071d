/** Words by which a language says what is looked for; several that belong together have spaces between. */
export interface Grammar {
  /** A number that follows is the largest, or the least. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  /** After a number: it is the least. */
  readonly orMore: readonly string[]
  /** After a number: it is the largest. */
  readonly orLess: readonly string[]
  /** Before a year: those after it, or before it. */
  readonly newerThan: readonly string[]
  readonly olderThan: readonly string[]
  /** Before or after a value: it is left out. */
  readonly not: readonly string[]
  /** After a value that is left out: what follows is left out too. */
  readonly or: readonly string[]
  /** Before or after a number: it is of something that is not chosen, or is only near. */
  readonly topics: readonly string[]
  readonly units: Readonly<Record<Unit, readonly string[]>>
  /** Before a number: what it is of, unless its own unit says so. */
  readonly subjects: Readonly<Partial<Record<Unit, readonly string[]>>>
  /** Endings of words that mean the same with and without them, compounds among them. */
  readonly endings: readonly string[]
  /** Words without a meaning among others. */
  readonly noise: readonly string[]
}

export type Unit =
  | "mil"
  | "km"
  | "miles"
  | "money"
  | "thousands"
  | "month"
  | "hp"
  | "kw"
  | "seats"
  | "doors"
  | "year"
  | "range"
