/** What somebody in the page does when something has changed. */
export interface DevListener {
  readonly onProblems: (problems: readonly string[]) => void
  readonly onRefresh: () => void
  /** Something has changed since this time, which the framework may have shown by itself. */
  readonly onCheck: (since: number) => void
}

const listeners = new Set<DevListener>()
const streams = new Map<string, EventSource>()
let problems: readonly string[] = []

/**
 * Listens to what `npm run dev` says. There is one stream for the page, and it outlives what is rendered: where an error
 * stands in place of the page nobody listens, and it is loaded anew.
 */
export function listenToDev(events: string, listener: DevListener): () => void {
  if (!streams.has(events)) streams.set(events, openStream(events))
  listeners.add(listener)
  listener.onProblems(problems)
  return () => void listeners.delete(listener)
}

function openStream(events: string): EventSource {
  // What changed while the page was on its way is told at once.
  const source = new EventSource(`${events}?since=${performance.timeOrigin}`)
  source.addEventListener("problems", ({ data }) => {
    problems = JSON.parse(data)
    for (const { onProblems } of listeners) onProblems(problems)
  })
  const listen = (event: string, receive: (listener: DevListener, data: string) => void) =>
    source.addEventListener(event, ({ data }) => {
      // A page that was missing stays so for the router, whatever the site says now.
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
