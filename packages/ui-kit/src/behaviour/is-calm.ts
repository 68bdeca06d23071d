/** Whether nothing may move by itself: the visitor's system says so, or the workshop with `data-motion`. */
export function isCalm(): boolean {
  const chosen = document.documentElement.dataset.motion
  return chosen ? chosen === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
