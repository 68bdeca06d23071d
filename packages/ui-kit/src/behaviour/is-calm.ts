/**
 * Returns true if animations are disabled. The attribute `data-motion`, which Storybook sets, overrides the media
 * feature `prefers-reduced-motion`.
 */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
