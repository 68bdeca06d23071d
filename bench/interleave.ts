export interface Contestant {
  readonly name: string
  readonly run: () => unknown
}

export interface Standing {
  readonly name: string
  /**
   * The time of the implementation divided by the time of the baseline, as the median of all rounds. The baseline is
   * measured before and after the implementation, and the mean of these two times is used.
   */
  readonly ratio: number
  /** The interquartile range of the ratios of all rounds. */
  readonly spread: readonly [low: number, high: number]
  /** The median time of one run, in microseconds. */
  readonly microseconds: number
}

interface Options {
  /** @default 41 */
  readonly rounds?: number
  /**
   * The number of rounds that run before the measurement starts. They are needed because all implementations share
   * React's code, and the JavaScript engine optimises this code differently for each of them.
   */
  readonly warmUpRounds?: number
  readonly warmUpMs?: number
  readonly sliceMs?: number
  /**
   * The minimum number of runs in a slice, which is a series of consecutive runs of one implementation. A single run is
   * not enough because its garbage is often collected during the next run.
   */
  readonly sliceRuns?: number
}

/**
 * Compares each implementation with the baseline, which is the first item. The baseline is measured before and after
 * each implementation, so that other load on the machine affects both.
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
      const previous = slice(floor, sliceMs, sliceRuns)
      const time = slice(contestant, sliceMs, sliceRuns)
      const after = slice(floor, sliceMs, sliceRuns)
      if (round < 0) continue
      floorTimes.push(previous, after)
      times.get(contestant.name)?.ratios.push(time / ((previous + after) / 2))
      times.get(contestant.name)?.times.push(time)
    }
  }
  const first = { name: floor.name, ratio: 1, spread: [1, 1] as const, microseconds: quantile(floorTimes, 0.5) }
  return [
    first,
    ...others.map(({ name }) => {
      const { ratios = [], times: samples = [] } = times.get(name) ?? {}
      return {
        name,
        ratio: quantile(ratios, 0.5),
        spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const,
        microseconds: quantile(samples, 0.5),
      }
    }),
  ]
}

/** Returns the mean processor time of one run in microseconds, including garbage collection. */
function slice({ run }: Contestant, ms: number, leastRuns = 1): number {
  const end = performance.now() + ms
  const previous = process.cpuUsage()
  let runs = 0
  do {
    run()
    runs += 1
  } while (performance.now() < end || runs < leastRuns)
  const { user, system } = process.cpuUsage(previous)
  return (user + system) / runs
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints the ratio first, because only the ratio is comparable between machines. */
export function printStandings(title: string, standings: readonly Standing[]): void {
  console.log(`\n${title}`)
  const width = Math.max(...standings.map(({ name }) => name.length))
  for (const { name, ratio, spread, microseconds } of standings) {
    console.log(
      `  ${name.padEnd(width)}  ${ratio.toFixed(3).padStart(7)} ×   (${spread.map((side) => side.toFixed(3)).join("–")})   ${microseconds.toFixed(1).padStart(9)} µs`,
    )
  }
}
