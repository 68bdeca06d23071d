/**
 * The moment when an island hydrates. In all cases, an island also hydrates when a visitor hovers over, touches or
 * focuses it.
 * - `page`: together with the page, for islands that initially render nothing;
 * - `visible`: when it is in or near the viewport;
 * - `idle`: when the page has loaded and the browser is idle, for islands that most visitors use;
 * - `interaction`: only on interaction, since it works natively (`<details>`, `command`);
 * - `error`: like `interaction`, and when an image inside it fails to load, to render a message in place of the image;
 * - `overflow`: when the element is too small for its children, for rows that work natively while everything fits.
 */
export type HydrateWhen = "page" | "visible" | "idle" | "interaction" | "error" | "overflow"

/**
 * Returns the props of an island's root element, which determine when the island's code is loaded. Hydration adds the
 * attribute `data-hydrated`, for which browser tests wait.
 */
export function getIslandRootProps(name: string, when: HydrateWhen = "visible") {
  return { "data-island": name, "data-hydrate": when, ref: markHydrated } as const
}

function markHydrated(element: Element | null): void {
  element?.setAttribute("data-hydrated", "")
}
