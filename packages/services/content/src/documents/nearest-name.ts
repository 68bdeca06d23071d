/**
 * Formats a suggestion to append to a message, for example ` Did you mean hero-banner?`. Returns an empty string if no
 * name is similar.
 */
export function formatSuggestion(input: string, known: Iterable<string>): string {
  let best = ""
  let least = Math.max(3, Math.ceil(input.length / 2))
  for (const name of known) {
    const steps = calculateDistance(input.toLowerCase(), name.toLowerCase())
    if (steps < least) {
      best = name
      least = steps
    }
  }
  return best === "" ? "" : ` Did you mean ${best}?`
}

function calculateDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
