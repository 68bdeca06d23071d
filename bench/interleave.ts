/** One way of doing the job that all contestants do. */
export interface Contestant {
  readonly name: string
  /** Does the job once; what it returns is only looked at before the measurement. */
  readonly run: () => unknown
}

export interface Standing {
  readonly name: string
  /** Median over all rounds of this contestant's time by the floor's time just before and after. */
  readonly ratio: number
  /** Middle half of the rounds. */
  readonly spread: readonly [low: number, high: number]
  /** Median time of one run in microseconds. */
  readonly microseconds: number
}

interface Options {
  /** @default 41 */
  readonly rounds?: number
  /** Rounds before those that count: contestants share React, and what one does to its compiled code meets the next. */
  readonly warmUpRounds?: number
  readonly warmUpMs?: number
  readonly sliceMs?: number
  /** At least so many runs make a slice: rubbish of a run is often collected in the next, and must fall on its own. */
  readonly sliceRuns?: number
}

/**
 * Times contestants in turns within one process: each slice of a contestant lies between two slices of the floor,
 * so that whatever else the machine does falls on both. The first contestant is the floor.
 */
export function compare(
  contestants: readonly Contestant[],
  { rounds = 41, warmUpRounds = 15, warmUpMs = 1000, sliceMs = 15, sliceRuns = 5 }: Options = {},
): Standing[] {
  const [floor, ...others] = contestants
  if (floor === undefined) return []
  for (const contestant of contestants) slice(contestant, warmUpMs)

  const floorTimes: number[] = []
  const times = new Map(others.map(({ name }) => [name, { ratios: [] as number[], times: [] as number[] }]))
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const contestant of others) {
      const before = slice(floor, sliceMs, sliceRuns)
      const own = slice(contestant, sliceMs, sliceRuns)
      const after = slice(floor, sliceMs, sliceRuns)
      if (round < 0) continue
      floorTimes.push(before, after)
      times.get(contestant.name)?.ratios.push(own / ((before + after) / 2))
      times.get(contestant.name)?.times.push(own)
    }
  }
  const first = { name: floor.name, ratio: 1, spread: [1, 1] as const, microseconds: quantile(floorTimes, 0.5) }
  return [
    first,
    ...others.map(({ name }) => {
      const { ratios = [], times: own = [] } = times.get(name) ?? {}
      return {
        name,
        ratio: quantile(ratios, 0.5),
        spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const,
        microseconds: quantile(own, 0.5),
      }
    }),
  ]
}

/**
 * Mean time of one run, in microseconds, over a slice of time. What counts is the processor time of this process,
 * garbage collection included, so that a busy neighbour costs patience and not precision.
 */
function slice({ run }: Contestant, ms: number, leastRuns = 1): number {
  const end = performance.now() + ms
  const before = process.cpuUsage()
  let runs = 0
  do {
    run()
    runs += 1
  } while (performance.now() < end || runs < leastRuns)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / runs
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints standings as a table: the ratio first, because only the ratio is comparable between machines. */
export function printStandings(title: string, standings: readonly Standing[]): void {
  console.log(`\n${title}`)
  const width = Math.max(...standings.map(({ name }) => name.length))
  for (const { name, ratio, spread, microseconds } of standings) {
    console.log(
      `  ${name.padEnd(width)}  ${ratio.toFixed(3).padStart(7)} ×   (${spread.map((side) => side.toFixed(3)).join("–")})   ${microseconds.toFixed(1).padStart(9)} µs`,
    )
  }
}
