export interface DevListener {
  readonly onProblems: (problems: readonly string[]) => void
  readonly onRefresh: () => void
  /**
   * Called when something has changed since the given time. The page may already show the change if Next.js has updated
   * it.
   */
  readonly onCheck: (since: number) => void
}

const listeners = new Set<DevListener>()
const streams = new Map<string, EventSource>()
let problems: readonly string[] = []

/**
 * Subscribes to the events of `npm run dev`. A page without listeners, such as an error page, is reloaded after a
 * change.
 */
export function listenToDev(events: string, listener: DevListener): () => void {
  if (!streams.has(events)) streams.set(events, openStream(events))
  listeners.add(listener)
  listener.onProblems(problems)
  return () => void listeners.delete(listener)
}

function openStream(events: string): EventSource {
  // `since` sends the changes that were made while the page was loading.
  const source = new EventSource(`${events}?since=${performance.timeOrigin}`)
  source.addEventListener("problems", ({ data }) => {
    problems = JSON.parse(data)
    for (const { onProblems } of listeners) onProblems(problems)
  })
  const listen = (event: string, receive: (listener: DevListener, data: string) => void) =>
    source.addEventListener(event, ({ data }) => {
      // The router keeps a missing page as missing, even after it exists.
      const [navigation] = performance.getEntriesByType("navigation")
      const wasMissing = navigation instanceof PerformanceNavigationTiming && navigation.responseStatus >= 400
      if (listeners.size === 0 || wasMissing) return location.reload()
      for (const listener of listeners) receive(listener, data)
    })
  listen("refresh", ({ onRefresh }) => onRefresh())
  listen("check", ({ onCheck }, since) => onCheck(Number(since)))
  source.addEventListener("reload", () => location.reload())
  return source
}
