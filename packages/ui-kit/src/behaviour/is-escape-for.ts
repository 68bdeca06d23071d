/**
 * Returns whether pressing Escape should close the given layer. It should not if the key press belongs to an input
 * method, or to another layer inside or above this one.
 */
export function isEscapeFor(layer: HTMLElement, { key, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "Escape" || isComposing) return false
  const isElsewhere = target instanceof Node && !target.contains(layer) && !layer.contains(target)
  const open = [...document.querySelectorAll("dialog[open], :popover-open")]
  return !isElsewhere && !open.some((item) => item !== layer && !item.contains(layer))
}
