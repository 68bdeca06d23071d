/** The form of a value that an address may choose. */
export interface ChoiceForm {
  /** What the value looks like as a whole; left out, any text. */
  readonly pattern?: RegExp
  /** Characters of a value. @default 100 */
  readonly maxLength?: number
  /** How many values may be chosen; of further ones nothing is read. @default 1 */
  readonly max?: number
}

/** What addresses may choose: names, and the forms of their values, one of each block that reads the name. */
export type ChoiceForms = Readonly<Record<string, readonly ChoiceForm[]>>

/** What an address has chosen: the values of each name, each once, in one order. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Choices as they stand in an address, for what reads a query. */
export function toChoicesQuery(choices: Choices): URLSearchParams {
  return new URLSearchParams(
    Object.entries(choices).flatMap(([name, values]) => values.map((value) => [name, value] as [string, string])),
  )
}
