import { readRegNo } from "@forecourt/contracts/registration-number"
import { toInternationalNumber } from "../phone-numbers/phone-numbers.ts"
import { type Column, Wrong } from "./table.types.ts"

/** Creates a column for text, which may have at most `max` characters. */
export function text({ max = 200 } = {}): Column<string> {
  return { read: (cell) => (cell.length <= max ? cell : new Wrong(`is longer than ${max} characters. Shorten it.`)) }
}

/** Creates a column that accepts only the given values. */
export function oneOf<ValueOf extends string>(values: readonly ValueOf[]): Column<ValueOf> {
  return { read: (cell) => values.find((value) => value === cell) ?? new Wrong(`is none of ${values.join(", ")}.`) }
}

export function wholeNumber({ min, max }: { readonly min: number; readonly max: number }): Column<number> {
  const isFine = (number: number) => Number.isInteger(number) && number >= min && number <= max
  return {
    read: (cell) => (isFine(Number(cell)) ? Number(cell) : new Wrong(`is no whole number from ${min} to ${max}.`)),
  }
}

/** Creates a column for numbers with a decimal point or a decimal comma, such as `6.8` or `6,8`. */
export function decimal({ min, max }: { readonly min: number; readonly max: number }): Column<number> {
  return {
    read(cell) {
      const number = Number(cell.replace(",", "."))
      const isFine = /^\d+([.,]\d+)?$/.test(cell) && number >= min && number <= max
      return isFine ? number : new Wrong(`is no number from ${min} to ${max}. Write it as 6.8.`)
    },
  }
}

/** A column for phone numbers in international format, such as `+46701234567`. */
export const phone: Column<string> = {
  read: (cell) =>
    toInternationalNumber(cell, "") ?? new Wrong("is no phone number with its country. Write it as +46701234567."),
}

/**
 * Creates a column whose cells are parsed by `read`. If `read` returns `null`, the cell is invalid, and the error
 * message contains `what` as the description of the problem.
 */
export function readBy<Value>(
  read: (cell: string) => Value | null,
  what: string,
  options: { readonly mayBeEmpty?: boolean } = {},
): Column<Value> {
  return { ...options, read: (cell) => read(cell) ?? new Wrong(what) }
}

export const regNo = readBy(readRegNo, "is no registration number. Write two to seven letters and digits.")

export const timeZone = readBy(
  (zone) => (Intl.supportedValuesOf("timeZone").includes(zone) ? zone : null),
  "is no time zone. Write one such as Europe/Stockholm.",
)
