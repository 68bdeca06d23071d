/**
 * Returns whether animations and autoplay are disabled, either by `prefers-reduced-motion` or by the `data-motion`
 * attribute, which Storybook sets.
 */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
