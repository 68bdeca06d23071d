/** Records all texts of a part from now on, so that a short-lived text is found on a busy machine, too. */
export function listenTo(part: Element): readonly string[] {
  const said = [part.textContent ?? ""]
  new MutationObserver(() => said.push(part.textContent ?? "")).observe(part, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}
