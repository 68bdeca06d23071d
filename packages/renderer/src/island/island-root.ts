/**
 * The moment when an island hydrates. Pointing at it, touching it or focusing it always hydrates it.
 *
 * - `page`: with the page, for islands that show themselves only later;
 * - `visible`: as soon as it is in view, or nearly;
 * - `interaction`: only on interaction, because it works natively (`<details>`, `command`);
 * - `error`: like `interaction`, or when a picture inside fails to load, to show a message in its place;
 * - `overflow`: when the element has less room than its children need. For rows that work natively while all fits.
 */
export type HydrateWhen = "page" | "visible" | "interaction" | "error" | "overflow"

/**
 * Returns the props of the outermost element of an island, which say when its code is needed. A hydrated island
 * has `data-hydrated` on this element: browser tests wait for it.
 */
export function getIslandRootProps(name: string, when: HydrateWhen = "visible") {
  return { "data-island": name, "data-hydrate": when, ref: markHydrated } as const
}

/** React gives an element to its ref when it has hydrated it, or rendered it itself. */
function markHydrated(element: Element | null): void {
  element?.setAttribute("data-hydrated", "")
}
