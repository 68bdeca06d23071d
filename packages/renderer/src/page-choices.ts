/** The valid form of a query parameter's value. */
export interface ChoiceForm {
  /** The pattern of the whole value. Without it, any text is valid. */
  readonly pattern?: RegExp
  /** The maximum number of characters of a value. @default 100 */
  readonly maxLength?: number
  /** The maximum number of values; further values are ignored. @default 1 */
  readonly max?: number
}

/** The query parameters that blocks read: for each name the valid forms of its values, one form for each block. */
export type ChoiceForms = Readonly<Record<string, readonly ChoiceForm[]>>

/** The query parameters of an address: the values of each name, sorted and without duplicates. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Converts choices to a query string, for code that reads a query. */
export function toChoicesQuery(choices: Choices): URLSearchParams {
  return new URLSearchParams(
    Object.entries(choices).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  )
}
