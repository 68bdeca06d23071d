/**
 * Writes text to the clipboard. If the Clipboard API is missing or access is denied, copies a temporary selection of
 * the text instead.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** Copies text with `document.execCommand` after selecting it in a temporary field. Restores the focus afterwards. */
function copySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  field.setAttribute("aria-hidden", "true")
  field.style.cssText = "position:fixed;inset-block-start:0;opacity:0"
  const home = focused?.closest("dialog") ?? document.body
  home.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
