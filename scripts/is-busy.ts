import { availableParallelism, loadavg } from "node:os"

/** Returns whether the machine is so busy with other processes that time measurements are meaningless. */
export function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 2 * availableParallelism()
}
