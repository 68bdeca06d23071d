/** The browser history of a flow, with an entry for each step that the visitor has reached. */
export interface StepHistory<Step extends string> {
  /** The step at which the visitor last left the page, or `null` for a new visit. */
  readonly openedAt: Step | null
  /**
   * Adds the current step to the history. A step that can precede itself is added twice. `previousSteps` is passed only
   * if fewer steps than usual can precede the current step.
   */
  readonly follow: (step: Step, previousSteps?: readonly Step[] | undefined) => void
  readonly listen: (show: (step: Step) => void) => () => void
}

export interface StepOrder<Step extends string> {
  /**
   * The key in `history.state` under which each history entry stores all steps up to that entry. The steps contain no
   * personal data.
   */
  readonly key: string
  /**
   * The steps that can precede each step. When the visitor navigates back, the most recently shown of these steps is
   * opened.
   */
  readonly before: Readonly<Record<Step, readonly Step[]>>
}

/**
 * Creates the browser history for the steps of a flow. A new step after navigating back overwrites the later entries.
 * No entry has a URL fragment, since navigating back to a fragment would move the focus to its element.
 */
export function createBrowserSteps<Step extends string>({
  key,
  before: previousSteps,
}: StepOrder<Step>): StepHistory<Step> {
  let wanted: { readonly step: Step; readonly earlier: readonly Step[] } | null = null
  let isMoving = false
  /** The timer for a navigation to another history entry. It runs until the step of that entry is rendered. */
  let arriving: ReturnType<typeof setTimeout> | undefined
  /** The last history entry of the flow, including any state that other code has stored in the entry. */
  let last: { readonly state: unknown; readonly address: string } | null = null

  function readSteps(): readonly Step[] {
    const steps: unknown = history.state?.[key]
    return Array.isArray(steps) ? steps.filter((step): step is Step => Object.hasOwn(previousSteps, step)) : []
  }

  /**
   * Returns the part of the history that can be kept. Its last step is the requested step or a step that may precede
   * the requested step.
   */
  function selectKeptSteps(shown: readonly Step[], { step, earlier }: NonNullable<typeof wanted>): readonly Step[] {
    return shown.slice(0, shown.findLastIndex((item) => item === step || earlier.includes(item)) + 1)
  }

  /**
   * Returns true if the history already ends with the requested step. If a step can precede itself, both of the last
   * two steps must be this step.
   */
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

  /**
   * Replaces a history entry that was created by a link to a fragment of the same page, so that the flow stays at its
   * current step.
   */
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
