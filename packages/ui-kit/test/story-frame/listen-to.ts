/**
 * Records every text that an element contains. On a slow machine, a test could otherwise miss a text that appears only
 * briefly.
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
