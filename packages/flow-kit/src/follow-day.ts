/**
 * Reports the day when it is another one: a page may stay open overnight, and is looked at before it is used again.
 * Returns what ends it.
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
