/**
 * Returns whether animations are disabled. `data-motion`, which Storybook sets, overrides `prefers-reduced-motion`.
 */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
