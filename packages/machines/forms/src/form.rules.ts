import { normalizeText } from "@forecourt/contracts/normalize-text"
import { normalizePhone } from "@forecourt/contracts/phone"
import { readNumber } from "@forecourt/contracts/read-number"
import type { FormEntries } from "./form.types.ts"

export const MAX_MESSAGE = 1000
export const MAX_NAME = 200
/** The maximum length of a typed registration number, separators included. */
export const MAX_PLATE = 20
export const MAX_MILEAGE = 9_999_999

/** Reads a text field with the line ends that its `maxlength` counts: a form that is sent has CRLF in the place of LF. */
export function readText(form: FormEntries, name: string): string {
  return String(form.get(name) ?? "").replaceAll(/\r\n?/g, "\n")
}

/** Reads a field of several lines, without the invisible characters that a contract refuses. */
export function readLines(form: FormEntries, name: string): string {
  return normalizeText(readText(form, name))
}

/** Reads a field of one line, without what keyboards add before and behind and with spaces in the place of tabs. */
export function readLine(form: FormEntries, name: string): string {
  return readText(form, name).trim().replaceAll("\t", " ")
}

/** Reads a phone number without what people write between its digits. */
export function readPhone(form: FormEntries, name: string): string {
  return normalizePhone(readText(form, name))
}

/** Reads a field's number as the language writes it; `NaN` where there is none. */
export function readFormNumber(form: FormEntries, name: string, language: string): number {
  return readNumber(readText(form, name), language) ?? Number.NaN
}

/** Tells whether a text is a mileage that a form accepts: a whole number that is not negative. */
export function isMileage(text: string, language: string): boolean {
  const number = readNumber(text, language) ?? -1
  return Number.isInteger(number) && number >= 0 && number <= MAX_MILEAGE
}

/** Lists the fields that the contract's own parser refuses. */
export function listRefused<Values extends object>(
  values: Values,
  parsePartial: (values: unknown) => unknown,
): readonly (keyof Values & string)[] {
  const names = Object.keys(values) as (keyof Values & string)[]
  return names.filter((name) => parsePartial({ [name]: values[name] }) === null)
}
