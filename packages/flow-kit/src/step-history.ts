/** The browser history of a flow's steps. */
export interface StepHistory<Step extends string> {
  /** The step at which this page was left; `null` for a new visit. */
  readonly openedAt: Step | null
  /**
   * Follows the current step. `previousSteps` lists the previous steps when there are fewer than usual. A step that
   * precedes itself is shown a second time.
   */
  readonly follow: (step: Step, previousSteps?: readonly Step[] | undefined) => void
  /** Subscribes to the step that the visitor navigates back or forward to. */
  readonly listen: (show: (step: Step) => void) => () => void
}

export interface StepOrder<Step extends string> {
  /** The key under which a history entry stores the steps up to its own. It contains no personal data. */
  readonly key: string
  /** The previous steps of each step: back leads to the last one that was shown. */
  readonly before: Readonly<Record<Step, readonly Step[]>>
}

/**
 * Creates the history of a flow's steps in the browser. Abandoned entries are overwritten after going back. No entry
 * has a fragment, because a browser that goes back to a fragment moves the focus there.
 */
export function createBrowserSteps<Step extends string>({
  key,
  before: previousSteps,
}: StepOrder<Step>): StepHistory<Step> {
  let wanted: { readonly step: Step; readonly earlier: readonly Step[] } | null = null
  let isMoving = false
  /** The timer from when the browser has gone to an entry until its step is shown. */
  let arriving: ReturnType<typeof setTimeout> | undefined
  /** The flow's last history entry, with the state that other code stores in it. */
  let last: { readonly state: unknown; readonly address: string } | null = null

  function readSteps(): readonly Step[] {
    const steps: unknown = history.state?.[key]
    return Array.isArray(steps) ? steps.filter((step): step is Step => Object.hasOwn(previousSteps, step)) : []
  }

  /** Returns the shown steps up to the last one that lies before a step or is the step. */
  function selectKeptSteps(shown: readonly Step[], { step, earlier }: NonNullable<typeof wanted>): readonly Step[] {
    return shown.slice(0, shown.findLastIndex((item) => item === step || earlier.includes(item)) + 1)
  }

  /** Returns whether the last shown step is the wanted one. A step that lies before itself must be shown twice. */
  function isAt(shown: readonly Step[], { step, earlier }: NonNullable<typeof wanted>): boolean {
    return shown.at(-1) === step && (!earlier.includes(step) || shown.at(-2) === step)
  }

  function remember(): void {
    last = { state: history.state, address: getPageAddress() }
  }

  function write(how: "pushState" | "replaceState", state: unknown): void {
    history[how](state, "", getPageAddress())
    remember()
  }

  function settle(): void {
    if (isMoving || arriving !== undefined || wanted === null) return
    const shown = readSteps()
    const kept = selectKeptSteps(shown, wanted)
    const isNew = !isAt(kept, wanted)
    if (!isNew && kept.length === shown.length) {
      remember()
      return
    }
    const isBeyond = shown.length - Math.max(kept.length, 1)
    // An entry that another one replaces is overwritten at once: going back takes a browser time, in which the visitor
    // may go back, too.
    const isReplaced = isBeyond > 0 ? isBeyond === 1 && isNew && kept.length > 0 : kept.length === 0
    if (isBeyond > 0 && !isReplaced) {
      isMoving = true
      history.go(-isBeyond)
      return
    }
    write(isReplaced ? "replaceState" : "pushState", { ...history.state, [key]: [...kept, wanted.step] })
  }

  /** Replaces the history entry of a link within the page: the flow stays at its step. */
  function takeOver(): void {
    if (location.hash !== "" && last?.address === getPageAddress()) write("replaceState", last.state)
  }

  return {
    openedAt: readSteps().at(-1) ?? null,
    follow(step, earlier = previousSteps[step]) {
      wanted = { step, earlier }
      settle()
    },
    listen(show) {
      function go(): void {
        if (isMoving) {
          isMoving = false
          settle()
          return
        }
        const step = readSteps().at(-1)
        if (step === undefined) {
          takeOver()
          return
        }
        remember()
        // Not in the browser's event: React renders a router's update in it, too. Where the router waits for something,
        // the step would wait as well, until the visitor does something else.
        clearTimeout(arriving)
        arriving = setTimeout(() => {
          arriving = undefined
          show(step)
        })
      }
      addEventListener("popstate", go)
      return () => {
        clearTimeout(arriving)
        arriving = undefined
        removeEventListener("popstate", go)
      }
    },
  }
}

function getPageAddress(): string {
  return location.pathname + location.search
}
