/**
 * Returns whether animations and autoplay are disabled. The `data-motion` attribute, which Storybook sets, takes
 * precedence over `prefers-reduced-motion`.
 */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
