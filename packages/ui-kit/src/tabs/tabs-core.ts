/** Which of so many tabs a key leads to from the one that has the focus; `null` when the key is none of ours. */
export function nextTab(key: string, from: number, count: number, isRightToLeft: boolean): number | null {
  const onwards = isRightToLeft ? "ArrowLeft" : "ArrowRight"
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft"
  switch (key) {
    case onwards:
      return (from + 1) % count
    case back:
      return (from - 1 + count) % count
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return null
  }
}
