import { availableParallelism, loadavg } from "node:os"

export function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 2 * availableParallelism()
}
