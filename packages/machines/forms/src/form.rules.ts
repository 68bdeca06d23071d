import { normalizeText } from "@forecourt/contracts/normalize-text"
import { normalizePhone } from "@forecourt/contracts/phone"
import { readNumber } from "@forecourt/contracts/read-number"
import type { FormEntries, FormEnvelope } from "./form.types.ts"

export const MAX_MESSAGE = 1000
const MAX_MILEAGE = 9_999_999

/**
 * Returns the text of a form field with LF line breaks. `maxlength` counts a line break as one character, so CRLF is
 * converted.
 */
export function readText(form: FormEntries, name: string): string {
  return String(form.get(name) ?? "").replaceAll(/\r\n?/g, "\n")
}

/** Returns the text of a form field without the control characters that the contracts reject. */
export function readLines(form: FormEntries, name: string): string {
  return normalizeText(readText(form, name))
}

export function readLine(form: FormEntries, name: string): string {
  return readText(form, name).trim().replaceAll("\t", " ")
}

export function readPhone(form: FormEntries, name: string): string {
  return normalizePhone(readText(form, name))
}

/** Parses the number in a form field. Returns `NaN` if the field does not contain a number. */
export function readFormNumber(form: FormEntries, name: string, language: string): number {
  return readNumber(readText(form, name), language) ?? Number.NaN
}

/** Returns true if a string is a valid mileage: an integer from 0 to `MAX_MILEAGE`. */
export function isMileage(text: string, language: string): boolean {
  const number = readNumber(text, language) ?? -1
  return Number.isInteger(number) && number >= 0 && number <= MAX_MILEAGE
}

/**
 * The name of a field that visitors do not see. Programs fill it in because of its name, and browsers leave it alone.
 */
export const TRAP = "subject2"

/** Reads the properties of a submission that are equal for all forms. */
export function readEnvelope(form: FormEntries): FormEnvelope {
  const privacyNotice = readLines(form, "privacyNotice").slice(0, MAX_MESSAGE)
  const trap = readLines(form, TRAP).slice(0, MAX_MESSAGE)
  return { ...(privacyNotice !== "" && { privacyNotice }), ...(trap !== "" && { trap }) }
}
