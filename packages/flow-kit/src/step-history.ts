/** The browser's own way back and forward through the steps of the flow. */
export interface StepHistory<Step extends string> {
  /** The step that this page was left at; `null` when the visitor comes anew. */
  readonly openedAt: Step | null
  /**
   * Tells which step is shown, and where other steps lie before it than usual, which ones: a step that lies before
   * itself is shown anew.
   */
  readonly follow: (step: Step, before?: readonly Step[] | undefined) => void
  /** Told which step the visitor goes back or forward to. */
  readonly listen: (show: (step: Step) => void) => () => void
}

export interface StepOrder<Step extends string> {
  /**
   * Under which an entry of the history names the steps that lead to it, the last one its own. Nothing in it is
   * personal.
   */
  readonly key: string
  /** Steps that lie before one: back leads to the last of them that was shown. */
  readonly before: Readonly<Record<Step, readonly Step[]>>
}

/**
 * The history of the browser. Entries that a step leaves behind for good are gone back over, and overwritten. None of
 * them has a fragment: going back to one, a browser would move the focus there.
 */
export function createBrowserSteps<Step extends string>({ key, before }: StepOrder<Step>): StepHistory<Step> {
  let wanted: { readonly step: Step; readonly before: readonly Step[] } | null = null
  let isMoving = false
  /** Set from when the browser has gone to an entry until its step is shown. */
  let arriving: ReturnType<typeof setTimeout> | undefined
  /** The flow's last entry, with what others keep in it. */
  let last: { readonly state: unknown; readonly address: string } | null = null

  function readSteps(): readonly Step[] {
    const steps: unknown = history.state?.[key]
    return Array.isArray(steps) ? steps.filter((step): step is Step => Object.hasOwn(before, step)) : []
  }

  /** As much of what was shown as lies before a step, or is it. */
  function selectKeptSteps(
    shown: readonly Step[],
    { step, before: earlier }: NonNullable<typeof wanted>,
  ): readonly Step[] {
    return shown.slice(0, shown.findLastIndex((one) => one === step || earlier.includes(one)) + 1)
  }

  /** Whether the last step that was shown is the one: where it is shown anew, for the second time. */
  function isAt(shown: readonly Step[], { step, before: earlier }: NonNullable<typeof wanted>): boolean {
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
    // An entry that another one takes the place of is overwritten at once: going back takes a browser its time, in
    // which the visitor may go back, too.
    const isReplaced = isBeyond > 0 ? isBeyond === 1 && isNew && kept.length > 0 : kept.length === 0
    if (isBeyond > 0 && !isReplaced) {
      isMoving = true
      history.go(-isBeyond)
      return
    }
    write(isReplaced ? "replaceState" : "pushState", { ...history.state, [key]: [...kept, wanted.step] })
  }

  /** A link within the page makes an entry of its own, at which the flow is where it was. */
  function takeOver(): void {
    if (location.hash !== "" && last?.address === getPageAddress()) write("replaceState", last.state)
  }

  return {
    openedAt: readSteps().at(-1) ?? null,
    follow(step, earlier = before[step]) {
      wanted = { step, before: earlier }
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
        // Not in the browser's event: React renders in it what a router has to show, too, and where the router waits
        // for something, the step would wait as well, until the visitor does something else.
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
