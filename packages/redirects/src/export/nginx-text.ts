import type { Target } from "../compile/target.ts"
import { escapeText } from "../pattern/path-to-regexp.ts"
import type { RedirectRule } from "../table.types.ts"
import { refuse } from "./exported.ts"

export const ANY = "(?:%[0-9A-Fa-f]{2}|[^/%])"

/** Returns an expression for all equivalent encodings of a string. */
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
 * Percent-encodes all bytes except ASCII letters and digits, so that only the accent of a decomposed character is
 * encoded.
 */
function toBytes(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const formatByte = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`
  return bytes
    .map((byte) => (/[A-Za-z0-9]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : formatByte(byte)))
    .join("")
}

/** Rejects an expression that nginx would interpret differently from JavaScript. */
export function formatExpression(expression: string): string {
  const words = expression.replaceAll("\\/", "/")
  refuse(/[^!-~]|[%"<>`]/.test(words), "has an expression about letters that browsers encode")
  refuse(/\\[A-Za-z0-9](?<!\\[dDwW])|\[\^?\]|\[\[/.test(words), "has an expression that nginx reads in another way")
  return words
}

/** Encodes dollar signs, which would start a variable in nginx. */
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

/** Quotes a string for nginx, which reads `\t`, `\n` and two backslashes as one character each. */
export function formatQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`
}
