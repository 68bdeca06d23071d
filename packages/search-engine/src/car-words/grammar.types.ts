export interface Grammar {
  /** The words before a number that make it a maximum, such as "under". The words in `above` make it a minimum. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  readonly orMore: readonly string[]
  readonly orLess: readonly string[]
  /**
   * The words before a year that refer to later years, such as "nyare än". The words in `olderThan` refer to earlier
   * years.
   */
  readonly newerThan: readonly string[]
  readonly olderThan: readonly string[]
  /** The words before or after a value that exclude it. */
  readonly not: readonly string[]
  /** The words, such as "or", that extend an exclusion to the next value. */
  readonly or: readonly string[]
  /**
   * The words before or after a number that rule out a filter. They make the number approximate or give it another
   * meaning, such as "off" in "£500 off".
   */
  readonly topics: readonly string[]
  readonly units: Readonly<Record<Unit, readonly string[]>>
  /**
   * The words before a number that name the measured property, by unit. In most cases, a unit after the number takes
   * precedence.
   */
  readonly quantities: Readonly<Partial<Record<Unit, readonly string[]>>>
  /**
   * The word endings that can be removed without changing the meaning of a word. They include the last parts of
   * compounds.
   */
  readonly endings: readonly string[]
  readonly noise: readonly string[]
  readonly orders: Readonly<Record<Order, readonly string[]>>
  readonly family: readonly string[]
  /**
   * The words before the distance from a place. The words in `from` are between the distance and the place, and the
   * words in `near` are before a place without a distance.
   */
  readonly within: readonly string[]
  readonly from: readonly string[]
  readonly near: readonly string[]
  /** The words for numbers, used alone or at the beginning of a compound, as in "sjusitsig" (seven-seat). */
  readonly numbers: Readonly<Record<string, number>>
  /** The words that follow the two digits of a British number plate. */
  readonly plates: readonly string[]
}

/** A sort order that visitors can request in words, such as "cheapest". */
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
  | "emission"
