/** The format of a query parameter's values. */
export interface ChoiceForm {
  /** The pattern that the whole value must match. If it is omitted, any value is valid. */
  readonly pattern?: RegExp
  /** The maximum number of characters of a value. @default 100 */
  readonly maxLength?: number
  /** The maximum number of values; further values are ignored. @default 1 */
  readonly max?: number
}

/**
 * The query parameters that blocks read, by name. Each list contains one format for each block that reads the
 * parameter.
 */
export type ChoiceForms = Readonly<Record<string, readonly ChoiceForm[]>>

/** The values of each query parameter in a URL, by parameter name. The values are sorted and contain no duplicates. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Converts query parameters to a query string. */
export function toChoicesQuery(choices: Choices): URLSearchParams {
  return new URLSearchParams(
    Object.entries(choices).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  )
}
