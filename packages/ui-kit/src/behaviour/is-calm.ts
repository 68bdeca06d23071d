/**
 * Returns whether animations and autoplay are disabled, by `prefers-reduced-motion`, or by `data-motion` in Storybook.
 */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
