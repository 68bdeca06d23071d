/**
 * Removes from a text of several lines the characters that contracts refuse: control characters other than tabs and
 * line breaks, which pasted text contains. Line breaks become LF, as a field's `maxlength` counts them.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
}
