/** The form of a value that an address may choose. */
export interface ChoiceForm {
  /** The pattern of the whole value. Without it, any text is valid. */
  readonly pattern?: RegExp
  /** Characters of a value. @default 100 */
  readonly maxLength?: number
  /** The maximum number of values. Further ones are ignored. @default 1 */
  readonly max?: number
}

/**
 * The choices that addresses may contain: names, and the forms of their values, one of each block that reads the
 * name.
 */
export type ChoiceForms = Readonly<Record<string, readonly ChoiceForm[]>>

/** The choices in an address: the values of each name, without duplicates, in one order. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Converts choices to a query string, for code that reads a query. */
export function toChoicesQuery(choices: Choices): URLSearchParams {
  return new URLSearchParams(
    Object.entries(choices).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  )
}
