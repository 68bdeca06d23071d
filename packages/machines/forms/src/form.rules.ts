import { normalizeText } from "@forecourt/contracts/normalize-text"
import { normalizePhone } from "@forecourt/contracts/phone"
import { readNumber } from "@forecourt/contracts/read-number"
import type { FormEntries } from "./form.types.ts"

export const MAX_MESSAGE = 1000
export const MAX_NAME = 200
/** The maximum length of a typed registration number, including separators. */
export const MAX_PLATE = 20
export const MAX_MILEAGE = 9_999_999

/**
 * Reads a text field. Line breaks are converted from CRLF, which submitted forms contain, to LF, which `maxlength`
 * counts as one character.
 */
export function readText(form: FormEntries, name: string): string {
  return String(form.get(name) ?? "").replaceAll(/\r\n?/g, "\n")
}

/** Reads a multi-line field without the invisible characters that contracts reject. */
export function readLines(form: FormEntries, name: string): string {
  return normalizeText(readText(form, name))
}

/** Reads a single-line field, trimmed and with spaces instead of tabs. */
export function readLine(form: FormEntries, name: string): string {
  return readText(form, name).trim().replaceAll("\t", " ")
}

export function readPhone(form: FormEntries, name: string): string {
  return normalizePhone(readText(form, name))
}

/** Reads a number in the format of the language. Returns `NaN` when there is none. */
export function readFormNumber(form: FormEntries, name: string, language: string): number {
  return readNumber(readText(form, name), language) ?? Number.NaN
}

/** Returns whether a text is a valid mileage: an integer that is not negative. */
export function isMileage(text: string, language: string): boolean {
  const number = readNumber(text, language) ?? -1
  return Number.isInteger(number) && number >= 0 && number <= MAX_MILEAGE
}

export function listRefused<Values extends object>(
  values: Values,
  parsePartial: (values: unknown) => unknown,
): readonly (keyof Values & string)[] {
  const names = Object.keys(values) as (keyof Values & string)[]
  return names.filter((name) => parsePartial({ [name]: values[name] }) === null)
}
