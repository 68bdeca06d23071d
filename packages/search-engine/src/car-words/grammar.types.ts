/** The words with which a language expresses filters. Phrases contain spaces. */
export interface Grammar {
  /** The words before a number that make it a maximum. The words in `above` make it a minimum. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  /** The words after a number that make it a minimum. */
  readonly orMore: readonly string[]
  /** The words after a number that make it a maximum. */
  readonly orLess: readonly string[]
  /** The words before a year that mean later years. The words in `olderThan` mean earlier years. */
  readonly newerThan: readonly string[]
  readonly olderThan: readonly string[]
  /** The words before or after a value that exclude it. */
  readonly not: readonly string[]
  /** The words after an excluded value that also exclude the next value. */
  readonly or: readonly string[]
  /**
   * The words before or after a number that make it approximate, or that change its topic to something that cannot be
   * filtered.
   */
  readonly topics: readonly string[]
  readonly units: Readonly<Record<Unit, readonly string[]>>
  /** The words before a number that say what it is about. They are ignored if the number has a unit. */
  readonly subjects: Readonly<Partial<Record<Unit, readonly string[]>>>
  /** The word endings that do not change the meaning of a word, including the last parts of compounds. */
  readonly endings: readonly string[]
  /** The words that have no meaning in a search. */
  readonly noise: readonly string[]
  /** Words that request a sort order for the list. */
  readonly orders: Readonly<Record<Order, readonly string[]>>
  /** Words for a car that has room for a family. */
  readonly family: readonly string[]
  /**
   * Words before a distance from a place (`within`), words between the distance and the place (`from`), and words
   * before a place without a distance (`near`).
   */
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
