/** The words with which a language expresses filters; phrases contain spaces. */
export interface Grammar {
  /** Words before a maximum, or a minimum. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  /** Words after a minimum. */
  readonly orMore: readonly string[]
  /** Words after a maximum. */
  readonly orLess: readonly string[]
  /** Words before a year that mean later years, or earlier ones. */
  readonly newerThan: readonly string[]
  readonly olderThan: readonly string[]
  /** Words before or after an excluded value. */
  readonly not: readonly string[]
  /** Words after an excluded value that exclude the next value, too. */
  readonly or: readonly string[]
  /** Words before or after a number that make it approximate, or give it a topic that cannot be filtered. */
  readonly topics: readonly string[]
  readonly units: Readonly<Record<Unit, readonly string[]>>
  /** Words before a number that name its subject, unless its own unit does. */
  readonly subjects: Readonly<Partial<Record<Unit, readonly string[]>>>
  /** Endings that do not change the meaning of a word, including those of compounds. */
  readonly endings: readonly string[]
  /** Words without a meaning. */
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
