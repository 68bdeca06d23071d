/**
 * Starts recording every text that an element contains, so that a test on a slow machine does not miss texts that are
 * displayed only briefly.
 */
export function listenTo(part: Element): readonly string[] {
  const said = [part.textContent ?? ""]
  new MutationObserver(() => said.push(part.textContent ?? "")).observe(part, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}
