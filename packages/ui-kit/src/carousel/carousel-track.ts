import type { CarouselAlign } from "./carousel-context.ts"

const TOLERANCE_PX = 2

const SLIDES = ":scope > * > [data-index], :scope > * > [data-part=clones] > [data-index]"

export interface Track {
  readonly findNearestItem: () => number
  readonly move: (index: number, by: 1 | -1 | 0, isInstant: boolean) => void
  /**
   * Cancels a programmatic scroll because of the visitor's input. While a finger is on the screen, the scroll is not
   * considered finished.
   */
  readonly letGo: (input: Event & { readonly touches?: TouchList }) => void
  /**
   * Handles the end of a scroll. Returns the slide to which the visitor scrolled. Returns `null` if a programmatic
   * scroll was interrupted, if the layout has changed (the selected slide is then restored), or after a jump from a
   * clone to its original slide. Browsers may report the end of such a jump only after the next swipe has started.
   */
  readonly rest: (shown: number) => number | null
  /**
   * Returns the slide at the horizontal position `x`, and the direction in which to scroll from the slide `from` to it.
   * Returns `null` if there is no slide at this position, or if it is the slide `from`.
   */
  readonly slideAt: (x: number, from: number) => { readonly index: number; readonly by: 1 | -1 } | null
  readonly measure: () => Measured
}

export interface Measured {
  readonly last: number
  /**
   * The number of complete sets of clones before the first slide and after the last slide. The clones ensure that the
   * loop has no visible end.
   */
  readonly copies: number
  /** Returns the indices of the slides that are completely in view while the given slide is selected. */
  readonly shownAt: (index: number) => readonly number[]
}

interface Options {
  readonly count: number
  readonly copies: number
  readonly align: CarouselAlign
  readonly loops: boolean
}

export function createTrack(viewport: HTMLElement, { count, copies, align, loops }: Options): Track {
  const isRtl = getComputedStyle(viewport).direction === "rtl"
  const ring = [...viewport.querySelectorAll<HTMLElement>(SLIDES)]
  const getOriginal = (index: number) => ring[copies * count + index]

  const getStart = ({ left, right }: DOMRect) => (isRtl ? -right : left)
  const getDistanceTo = (slide: HTMLElement | undefined): number => {
    if (!slide) return 0
    const box = slide.getBoundingClientRect()
    const view = viewport.getBoundingClientRect()
    return getStart(box) - getStart(view) + (align === "center" ? (box.width - view.width) / 2 : 0)
  }
  const scrollBy = (way: number, behavior: ScrollBehavior) => {
    // `scrollBy` has a direction and would stop at the first slide on the way.
    if (way) viewport.scrollTo({ left: viewport.scrollLeft + (isRtl ? -way : way), behavior })
  }
  const findNearest = () => {
    const ways = ring.map((slide) => Math.abs(getDistanceTo(slide)))
    return ways.indexOf(Math.min(...ways))
  }

  /**
   * The target of the current programmatic scroll, or `null` if there is none. The visitor or the browser may interrupt
   * the scroll.
   */
  let goal: { readonly index: number; readonly isSecondTry: boolean } | null = null
  let isByVisitor = false
  let isHeld = false
  /**
   * The scroll position after the last jump from a clone to its original slide. `null` once the browser has reported
   * the end of this jump.
   */
  let settledAt: number | null = null

  function moveToOriginal(): void {
    const at = findNearest()
    const home = getOriginal(at % count)
    if (!home || ring[at] === home) return
    scrollBy(getDistanceTo(home) - getDistanceTo(ring[at]), "instant")
    settledAt = viewport.scrollLeft
  }

  function move(index: number, by: 1 | -1 | 0, isInstant: boolean): void {
    moveToOriginal()
    isByVisitor = false
    const ways = ring.flatMap((slide, at) => (at % count === index ? [getDistanceTo(slide)] : []))
    const onward = ways.filter((way) => way * by > TOLERANCE_PX)
    const [way = 0] = (onward.length > 0 ? onward : ways).sort((a, b) => Math.abs(a) - Math.abs(b))
    goal = isInstant || !way ? null : { index, isSecondTry: false }
    scrollBy(way, isInstant ? "instant" : "smooth")
  }

  function getRestingSlide(shown: number): number | null {
    const at = findNearest()
    const isBetween = Math.abs(getDistanceTo(ring[at])) > TOLERANCE_PX
    // A scroll end between two slides belongs to the jump: a swipe is in progress again.
    const isOwnStep = settledAt !== null && (isBetween || Math.abs(viewport.scrollLeft - settledAt) <= TOLERANCE_PX)
    settledAt = null
    if (isHeld || (isOwnStep && !goal)) return null
    if (!goal && !isByVisitor) {
      move(shown, 0, true)
      return null
    }
    isByVisitor = false
    if (goal && (isBetween || at % count !== goal.index)) {
      const { index, isSecondTry } = goal
      if (isSecondTry) return null
      move(index, 0, false)
      goal = { index, isSecondTry: true }
      return null
    }
    goal = null
    moveToOriginal()
    return at % count
  }

  const letGo: Track["letGo"] = ({ touches }) => {
    goal = null
    isByVisitor = true
    isHeld = !!touches?.length
  }

  function findSlideAt(x: number, from: number) {
    const at = ring.findIndex((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return x >= left && x <= right
    })
    const index = at % count
    if (at < 0 || index === from) return null
    return { index, by: getDistanceTo(ring[at]) > getDistanceTo(getOriginal(from)) ? 1 : -1 } as const
  }

  function measure(): Measured {
    const view = viewport.clientWidth
    const boxes = ring.slice(copies * count, (copies + 1) * count).map((slide) => slide.getBoundingClientRect())
    const first = boxes[0]
    const starts = boxes.map((box) => getStart(box) - (first ? getStart(first) : 0))
    const end = (starts.at(-1) ?? 0) + (boxes.at(-1)?.width ?? 0)
    const isStill = count < 2 || (align === "start" && end <= view + TOLERANCE_PX)
    const stops = starts.filter((start) => align === "center" || loops || start < end - view + TOLERANCE_PX)
    const largest = Math.max(0, ...boxes.map(({ width }) => width))
    const isRing = loops && !isStill && end > 0
    return {
      last: isStill && view > 0 ? 0 : Math.max(0, stops.length - 1),
      copies: isRing ? Math.ceil((view + largest - TOLERANCE_PX) / end) : 0,
      shownAt: (index) => {
        const size = boxes[index]?.width ?? 0
        const at = align === "center" ? (starts[index] ?? 0) - (view - size) / 2 : (starts[index] ?? 0)
        const from = loops || align === "center" ? at : Math.min(at, end - view)
        return starts.flatMap((start, slide) => {
          const isInside =
            start >= from - TOLERANCE_PX && start + (boxes[slide]?.width ?? 0) <= from + view + TOLERANCE_PX
          return isInside ? [slide] : []
        })
      },
    }
  }

  return {
    findNearestItem: () => findNearest() % count,
    move,
    letGo,
    rest: getRestingSlide,
    slideAt: findSlideAt,
    measure,
  }
}
