/**
 * The moment when an island hydrates. Hovering over, touching or focusing an island always hydrates it.
 * - `page`: together with the page, for islands that initially render nothing;
 * - `visible`: when it is in or near the viewport;
 * - `interaction`: only on interaction, since it works natively (`<details>`, `command`);
 * - `error`: like `interaction`, or when an image inside fails to load, to render a message in its place;
 * - `overflow`: when the element is too small for its children, for rows that work natively while everything fits.
 */
export type HydrateWhen = "page" | "visible" | "interaction" | "error" | "overflow"

/**
 * Returns the props of the root element of an island, which define when its code is needed. A hydrated island has
 * `data-hydrated` on this element, for which browser tests wait.
 */
export function getIslandRootProps(name: string, when: HydrateWhen = "visible") {
  return { "data-island": name, "data-hydrate": when, ref: markHydrated } as const
}

/** Marks an element as hydrated. React calls this ref after hydrating or rendering the element. */
function markHydrated(element: Element | null): void {
  element?.setAttribute("data-hydrated", "")
}
