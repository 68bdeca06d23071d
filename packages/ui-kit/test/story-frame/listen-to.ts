/**
 * Records every text that an element contains from now on. The returned list includes texts that are displayed only
 * briefly, which a test on a slow machine might otherwise miss.
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
