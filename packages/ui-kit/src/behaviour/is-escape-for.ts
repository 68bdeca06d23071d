/**
 * Returns true if a key event is an Escape that closes the given layer. Escape does not close the layer during input
 * composition or when it is meant for another layer.
 */
export function isEscapeFor(layer: HTMLElement, { key, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "Escape" || isComposing) return false
  const isElsewhere = target instanceof Node && !target.contains(layer) && !layer.contains(target)
  const open = [...document.querySelectorAll("dialog[open], :popover-open")]
  return !isElsewhere && !open.some((item) => item !== layer && !item.contains(layer))
}
