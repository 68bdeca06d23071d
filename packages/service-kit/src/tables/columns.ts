import { toInternationalNumber } from "../phone-numbers/phone-numbers.ts"
import { type Column, Wrong } from "./table.types.ts"

/** Creates a column of texts with a maximum length. */
export function text({ max = 200 } = {}): Column<string> {
  return { read: (cell) => (cell.length <= max ? cell : new Wrong(`is longer than ${max} characters. Shorten it.`)) }
}

/** Creates a column with a fixed set of values. */
export function oneOf<ValueOf extends string>(values: readonly ValueOf[]): Column<ValueOf> {
  return { read: (cell) => values.find((value) => value === cell) ?? new Wrong(`is none of ${values.join(", ")}.`) }
}

export function wholeNumber({ min, max }: { readonly min: number; readonly max: number }): Column<number> {
  const isFine = (number: number) => Number.isInteger(number) && number >= min && number <= max
  return {
    read: (cell) => (isFine(Number(cell)) ? Number(cell) : new Wrong(`is no whole number from ${min} to ${max}.`)),
  }
}

/** Creates a column of numbers with a decimal point or comma, such as `6.8`. */
export function decimal({ min, max }: { readonly min: number; readonly max: number }): Column<number> {
  return {
    read(cell) {
      const number = Number(cell.replace(",", "."))
      const isFine = /^\d+([.,]\d+)?$/.test(cell) && number >= min && number <= max
      return isFine ? number : new Wrong(`is no number from ${min} to ${max}. Write it as 6.8.`)
    },
  }
}

/** A column of phone numbers in E.164 format. */
export const phone: Column<string> = {
  read: (cell) =>
    toInternationalNumber(cell, "") ?? new Wrong("is no phone number with its country. Write it as +46701234567."),
}

/**
 * Creates a column whose cells are parsed by a function. A cell is invalid when the function returns `null`. In this
 * case, `what` describes a valid value in the error message.
 */
export function readBy<Value>(
  read: (cell: string) => Value | null,
  what: string,
  options: { readonly mayBeEmpty?: boolean } = {},
): Column<Value> {
  return { ...options, read: (cell) => read(cell) ?? new Wrong(what) }
}
