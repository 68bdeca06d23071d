/** Whether nothing may move by itself: the visitor's system says so, or the workshop with `data-motion`. */
export function isCalm(): boolean {
  const requested = document.documentElement.dataset.motion
  return requested ? requested === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
