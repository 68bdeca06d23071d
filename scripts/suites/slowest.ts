type Timed = readonly [file: string, seconds: number]

const KEPT = 8

export function selectSlowest(files: readonly Timed[]): readonly Timed[] {
  const sums = new Map<string, number>()
  for (const [file, seconds] of files) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, KEPT)
}

export function tallyTexts(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}
