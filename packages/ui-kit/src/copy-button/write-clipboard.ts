/**
 * Writes a text to the clipboard. When the Clipboard API is missing or access is denied, copies the text with a
 * temporary selection instead.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** Copies a text with `document.execCommand`, by selecting it in a temporary field. Restores the focus afterwards. */
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
