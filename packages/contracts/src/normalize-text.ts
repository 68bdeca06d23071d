/**
 * Removes the characters that contracts reject from a multi-line text: control characters other than tabs and line
 * breaks, which pasted text may contain. Line breaks are converted to LF, since `maxlength` counts a line break as one
 * character.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
}
