/** Calls `onChange` when the page becomes visible again on a different day. Returns a function that unsubscribes. */
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
