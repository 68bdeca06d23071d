import type { Facet, FacetValue } from "@forecourt/contracts/search"

const TENS = Array.from({ length: 12 }, (_, at) => at - 3)
const LADDER = [0, ...TENS.flatMap((k) => [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((m) => Number(`${m}e${k}`)))]
const WIDTHS = TENS.flatMap((j) => [1, 2, 5].map((m) => Number(`${m}e${j}`)))

export function createEdges(numbers: readonly number[]): number[] {
  const top = findTop(numbers)
  const width = WIDTHS.find((width) => Math.ceil(top / width) <= 40) ?? top
  const getEdge = (i: number) => (Number.isInteger(width) ? i * width : Number((i * width).toPrecision(12)))
  return Array.from({ length: Math.ceil(top / width) + 1 }, (_, i) => getEdge(i))
}

function findTop(numbers: readonly number[]): number {
  const counts = LADDER.map(() => 0)
  for (const number of numbers) {
    const interval = findLastAtMost(LADDER, number)
    counts[interval] = (counts[interval] ?? 0) + 1
  }
  let counted = 0
  const interval = counts.findIndex((count) => {
    counted += count
    return counted >= 0.98 * numbers.length
  })
  return LADDER[interval + 1] ?? 8e8
}

function findLastAtMost(edges: readonly number[], number: number): number {
  return Math.max(
    0,
    edges.findLastIndex((edge) => edge <= number),
  )
}

export function createHistogram(name: string, edges: readonly number[], numbers: readonly number[]): Facet {
  if (numbers.length === 0) return { name, type: "histogram", value: [] }
  const counts = edges.map(() => 0)
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const number of numbers) {
    const bucket = findLastAtMost(edges, number)
    counts[bucket] = (counts[bucket] ?? 0) + 1
    if (number < min) min = number
    if (number > max) max = number
  }
  const values = edges.map((from, at): FacetValue => {
    const to = edges[at + 1]
    return { text: String(from), count: counts[at] ?? 0, from, ...(to === undefined ? {} : { to }) }
  })
  return {
    name,
    type: "histogram",
    value: values.slice(findLastAtMost(edges, min), findLastAtMost(edges, max) + 1),
    min,
    max,
  }
}
