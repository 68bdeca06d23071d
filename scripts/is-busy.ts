import { availableParallelism, loadavg } from "node:os"

/** Whether others want the processors too: then seconds say nothing about us. */
export function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 2 * availableParallelism()
}
