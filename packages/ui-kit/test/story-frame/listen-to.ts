/** Starts recording every text of a part, so that a test on a busy machine also sees short-lived texts. */
export function listenTo(part: Element): readonly string[] {
  const said = [part.textContent ?? ""]
  new MutationObserver(() => said.push(part.textContent ?? "")).observe(part, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}
