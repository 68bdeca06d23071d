/**
 * Removes from a text of several lines what contracts refuse: control characters other than tabs and line breaks, which
 * come along when text is pasted. Line breaks become LF, as a field's `maxlength` counts them.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
}
