interface NativeBoxes {
  /**
   * The list that the checkboxes change: `compare` for the compared cars, or `save` for the saved cars. Each checkbox
   * has the car's name in its `data-compare` or `data-save` attribute.
   */
  readonly name: "compare" | "save"
  readonly show: (box: HTMLInputElement) => void
  readonly follow: (listener: () => void) => () => void
  readonly choose: (id: string, name: string) => void
  readonly leave: (id: string) => void
}

/**
 * Synchronises server-rendered checkboxes with a list of cars. Checkboxes that are added later are included. Returns a
 * function that stops the synchronisation.
 */
export function followNativeBoxes({ name, show, follow, choose, leave }: NativeBoxes): () => void {
  const boxes = `input[type=checkbox][data-${name}]`
  const updateAll = () => {
    for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) show(box)
  }
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.matches(boxes))) return
    if (target.checked) choose(target.value, target.dataset[name] ?? "")
    else leave(target.value)
  }
  const added = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) updateAll()
  })
  // Listens in the capture phase, because React stops events on elements that are not hydrated.
  addEventListener("change", handleChange, { capture: true })
  added.observe(document.body, { childList: true, subtree: true })
  const unfollow = follow(updateAll)
  updateAll()
  return () => {
    removeEventListener("change", handleChange, { capture: true })
    added.disconnect()
    unfollow()
  }
}
