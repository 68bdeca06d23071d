/** Records every text of an element, so that a test on a slow machine misses none that appears briefly. */
export function listenTo(part: Element): readonly string[] {
  const said = [part.textContent ?? ""]
  new MutationObserver(() => said.push(part.textContent ?? "")).observe(part, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}
