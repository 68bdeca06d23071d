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
  /** Words that request an order of the list. */
  readonly orders: Readonly<Record<Order, readonly string[]>>
  /** Words for a car that has room for a family. */
  readonly family: readonly string[]
  /** Words before a distance from a place, and between the two; words before a place alone. */
  readonly within: readonly string[]
  readonly from: readonly string[]
  readonly near: readonly string[]
  /** Numbers as words, alone or at the beginning of a compound: "sjusitsig". */
  readonly numbers: Readonly<Record<string, number>>
  /** Words after the two digits of a British number plate. */
  readonly plates: readonly string[]
}

/** An order of the list that visitors request in words. */
export type Order = "cheapest" | "dearest" | "leastDriven" | "newest"

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
