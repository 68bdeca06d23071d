import { checkDueAlerts } from "./check-alerts.ts"
import type { SearchAlertsContext } from "./search-alerts.types.ts"

const EVERY_MS = 60_000

/** Starts the checks of due alerts in the background, every minute and whenever `wake` is called. */
export function openChecks(context: Parameters<typeof checkDueAlerts>[0]) {
  const polling = setInterval(() => wake(), EVERY_MS)
  polling.unref()
  let running: Promise<void> | null = null
  let isAwaited = false
  let isClosed = false

  function wake(): void {
    isAwaited = true
    if (isClosed) return
    running ??= work().finally(() => {
      running = null
    })
  }

  async function work(): Promise<void> {
    while (isAwaited && !isClosed) {
      isAwaited = false
      await checkDueAlerts(context, () => isClosed).catch(reportFailure)
    }
  }

  function reportFailure(error: unknown): void {
    const name = error instanceof Error ? error.name : "Error"
    if (!isClosed) context.log(`search-alerts: alerts could not be checked (${name}). They are checked again.`)
  }

  return {
    wake,
    async waitUntilChecked() {
      wake()
      while (running !== null) await running
    },
    async close() {
      isClosed = true
      clearInterval(polling)
      await running
    },
  } satisfies Pick<SearchAlertsContext, "wake" | "waitUntilChecked"> & { readonly close: () => Promise<void> }
}
