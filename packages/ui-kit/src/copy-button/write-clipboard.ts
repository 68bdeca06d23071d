/**
 * Writes text to the clipboard. If the Clipboard API is unavailable, the text is inserted into a temporary field,
 * selected and copied. Returns `false` if the text could not be copied.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

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
