import type { CachedErrorPages } from "./error-pages.ts"

const STARTING_ROUNDS = 5
const SOON_MS = 1000
const UNHEALTHY_MS = 5000
const LATER_MS = 60_000

export interface WarmUpOptions {
  readonly homes: readonly string[]
  readonly warm: (path: string) => Promise<boolean>
  readonly errorPages: Pick<CachedErrorPages, "readAll">
  /** Called when the site can accept visitors. It may be called more than once. */
  readonly onReady: () => void
  readonly pause: (ms: number) => Promise<unknown>
}

export async function warmUp({ homes, warm, errorPages, onReady, pause }: WarmUpOptions): Promise<void> {
  const missing = new Set(homes)
  for (let round = 1; ; round += 1) {
    for (const path of missing) if (await warm(path)) missing.delete(path)
    const hasErrorPages = await errorPages.readAll()
    const hasHomes = missing.size === 0
    if (hasHomes && (hasErrorPages || round >= STARTING_ROUNDS)) onReady()
    if (hasHomes && hasErrorPages) return
    await pause(round < STARTING_ROUNDS ? SOON_MS : hasHomes ? LATER_MS : UNHEALTHY_MS)
  }
}
