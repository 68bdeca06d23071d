/** Whether Escape is meant for a layer over the page: not for an input method, nor for what is open within it or over it. */
export function isEscapeFor(layer: HTMLElement, { key, isComposing, target }: KeyboardEvent): boolean {
  if (key !== "Escape" || isComposing) return false
  const isElsewhere = target instanceof Node && !target.contains(layer) && !layer.contains(target)
  const open = [...document.querySelectorAll("dialog[open], :popover-open")]
  return !isElsewhere && !open.some((one) => one !== layer && !one.contains(layer))
}
