/** When every story takes place: a Tuesday morning in Stockholm. */
export const STORY_TIME_MS = Date.parse("2026-12-01T09:30:00+01:00")

/** Sets the clock of a page, or of Node, to a moment from which it goes on. Returns what sets it back. */
export function setClock(startMs: number): () => void {
  const Real = Date
  const aheadMs = startMs - Real.now()
  globalThis.Date = class extends Real {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      super(...((parts.length === 0 ? [Real.now() + aheadMs] : parts) as [number]))
    }
    static override now() {
      return Real.now() + aheadMs
    }
  } as DateConstructor
  return () => {
    globalThis.Date = Real
  }
}
