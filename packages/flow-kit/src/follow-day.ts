/**
 * Reports the day when it has changed: a page may stay open overnight, and is looked at before it is used again.
 * Returns a function that stops it.
 */
export function followDay(getToday: () => string, onChange: (today: string) => void): () => void {
  let last = getToday()
  const checkDay = () => {
    const today = getToday()
    if (today === last) return
    last = today
    onChange(today)
  }
  document.addEventListener("visibilitychange", checkDay)
  return () => document.removeEventListener("visibilitychange", checkDay)
}
