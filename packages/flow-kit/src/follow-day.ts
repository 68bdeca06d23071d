/**
 * Calls `onChange` when the day has changed by the time that the page becomes visible again. Returns a function that
 * stops it.
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
