import { availableParallelism, loadavg } from "node:os"

/** Returns whether other processes use the processors, which makes timings meaningless. */
export function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 2 * availableParallelism()
}
