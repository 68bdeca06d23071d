/** Whether nothing may move by itself: the visitor's system says so, or the workshop with `data-motion`. */
export function isCalm(): boolean {
  const asked = document.documentElement.dataset.motion
  return asked ? asked === "reduce" : matchMedia("(prefers-reduced-motion: reduce)").matches
}
