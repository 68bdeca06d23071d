/**
 * Removes control characters, which pasted text may contain and contracts reject, from a multi-line text; tabs and line
 * breaks are kept. Line breaks are converted to LF, since `maxlength` counts a line break as one character.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
}
