/**
 * The moment when an island hydrates. Hovering, touching or focusing an island always hydrates it.
 *
 * - `page`: with the page, for islands that render nothing at first;
 * - `visible`: when it is in or near the viewport;
 * - `interaction`: only on interaction, because it works natively (`<details>`, `command`);
 * - `error`: like `interaction`, or when a picture inside fails to load, to show a message in its place;
 * - `overflow`: when the element is too small for its children. For rows that work natively while everything fits.
 */
export type HydrateWhen = "page" | "visible" | "interaction" | "error" | "overflow"

/**
 * Returns the props of the outermost element of an island, which say when its code is needed. A hydrated island
 * has `data-hydrated` on this element: browser tests wait for it.
 */
export function getIslandRootProps(name: string, when: HydrateWhen = "visible") {
  return { "data-island": name, "data-hydrate": when, ref: markHydrated } as const
}

/** Marks an element as hydrated. React calls the ref after hydrating or rendering the element. */
function markHydrated(element: Element | null): void {
  element?.setAttribute("data-hydrated", "")
}
