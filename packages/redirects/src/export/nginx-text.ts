import type { Target } from "../compile/target.ts"
import { escapeText } from "../pattern/path-to-regexp.ts"
import type { RedirectRule } from "../table.types.ts"
import { refuse } from "./exported.ts"

export const ANY = "(?:%[0-9A-Fa-f]{2}|[^/%])"

/** Returns a regular expression that matches all equivalent encodings of a text. */
export function formatPathText(text: string, { case: letters }: Pick<RedirectRule, "case">): string {
  const each = text.match(/%[0-9a-f]{2}|[\s\S]/giu) ?? []
  return each.map((letter) => formatLetter(letter, letters === "sensitive")).join("")
}

function formatLetter(letter: string, isSensitive: boolean): string {
  // A remaining byte is not text, or would be another path as the letter.
  if (letter.length === 3) return isSensitive ? `(?i:${letter})` : letter
  if (/[A-Za-z0-9\-._~/]/.test(letter)) return escapeText(letter).replace("\\/", "/")
  const cases = isSensitive ? [letter] : [letter.toLowerCase(), letter.toUpperCase()]
  const forms = cases.flatMap((testCase) => [testCase.normalize("NFC"), testCase.normalize("NFD")])
  const bytes = [...new Set(forms.map(toBytes))].map((item) => (isSensitive ? `(?i:${item})` : item))
  const asItIs = /[!$&'()*+,;=:@|^[\]]/.test(letter) ? [escapeText(letter)] : []
  return `(?:${[...asItIs, ...bytes].join("|")})`
}

/**
 * Percent-encodes all bytes except ASCII letters and digits. In a decomposed character, such as a letter followed by a
 * combining accent, only the accent is encoded.
 */
function toBytes(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const formatByte = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`
  return bytes
    .map((byte) => (/[A-Za-z0-9]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : formatByte(byte)))
    .join("")
}

/**
 * Prepares an expression for nginx. Throws an error if nginx would interpret the expression differently from
 * JavaScript.
 */
export function formatExpression(expression: string): string {
  const words = expression.replaceAll("\\/", "/")
  refuse(/[^!-~]|[%"<>`]/.test(words), "has an expression about letters that browsers encode")
  refuse(/\\[A-Za-z0-9](?<!\\[dDwW])|\[\^?\]|\[\[/.test(words), "has an expression that nginx reads in another way")
  return words
}

/** Formats the target of a redirect for nginx. Dollar signs are encoded, since they would start a variable. */
export function formatTarget({ origin, path }: Target, captures: ReadonlyMap<string, string>): string {
  let text = ""
  for (const piece of path) {
    if (typeof piece === "string") text += piece.replaceAll("$", "%24")
    else {
      const capture = captures.get(piece.name)
      if (capture === undefined) text = text.replace(/\/$/, "")
      else text += `\${${capture}}`
    }
  }
  return origin.join("") + `/${text}`.replace(/\/{2,}/g, "/")
}

/** Quotes a text for the nginx configuration, in which `\t`, `\n` and two backslashes each represent one character. */
export function formatQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`
}
