/** The format that a value of a query parameter must have. */
export interface ChoiceForm {
  /** The pattern that the whole value must match. If omitted, any text is valid. */
  readonly pattern?: RegExp
  /** The maximum number of characters of a value. @default 100 */
  readonly maxLength?: number
  /** The maximum number of values; further values are ignored. @default 1 */
  readonly max?: number
}

/**
 * The query parameters that blocks read. For each name, the list contains the value format of each block that reads it.
 */
export type ChoiceForms = Readonly<Record<string, readonly ChoiceForm[]>>

/** The query parameters of a URL: the values of each name, sorted and without duplicates. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Converts query parameters to a query string. */
export function toChoicesQuery(choices: Choices): URLSearchParams {
  return new URLSearchParams(
    Object.entries(choices).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  )
}
