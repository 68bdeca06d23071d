/** Puts a text on the clipboard. Falls back to a selection where the Clipboard API is missing or denied. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** The old way: select the text in a field and ask the document to copy. The focus goes back to where it was. */
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
