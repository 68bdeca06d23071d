/**
 * Returns whether an Escape key press is meant for the given layer, rather than for an input method or for another
 * layer inside or above it.
 */
export function isEscapeFor(layer: HTMLElement, { key, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "Escape" || isComposing) return false
  const isElsewhere = target instanceof Node && !target.contains(layer) && !layer.contains(target)
  const open = [...document.querySelectorAll("dialog[open], :popover-open")]
  return !isElsewhere && !open.some((item) => item !== layer && !item.contains(layer))
}
