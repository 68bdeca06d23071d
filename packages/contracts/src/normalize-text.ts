/**
 * Removes control characters, which contracts reject, from a pasted or typed text. Tabs are kept. Line breaks are
 * converted to LF, since `maxlength` counts a line break as one character.
 */
export function normalizeText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
}
