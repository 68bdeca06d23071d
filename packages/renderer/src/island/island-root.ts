/**
 * When an island hydrates, besides when somebody points at it, touches it or focuses it:
 *
 * - `page`: with the page, as what shows itself only later must;
 * - `visible`: as soon as it is in view, or nearly;
 * - `interaction`: not before, because it works natively (`<details>`, `command`);
 * - `error`: like `interaction`, or when a picture inside cannot be fetched, in whose place it says so;
 * - `overflow`: when the element has less room than its children need. For rows that work natively while all fits.
 */
export type HydrateWhen = "page" | "visible" | "interaction" | "error" | "overflow"

/**
 * Stands on the outermost element of an island, and says when its code is needed. Once the island is hydrated, the
 * element says so by `data-hydrated`: whoever drives a page, as a browser test does, waits for that.
 */
export function getIslandRootProps(name: string, when: HydrateWhen = "visible") {
  return { "data-island": name, "data-hydrate": when, ref: markHydrated } as const
}

/** React gives an element to its ref when it has hydrated it, or rendered it itself. */
function markHydrated(element: Element | null): void {
  element?.setAttribute("data-hydrated", "")
}
