import type { Send } from "../behaviour/use-behaviour.ts"
import type { MapEvent } from "./map-core.ts"
import type { Point } from "./mercator.ts"

/** Movement from which a press is a drag and no longer a click. */
const DRAG_PX = 4

/** How far a wheel turns for one step of zoom. */
const WHEEL_STEP_PX = 60

/** How far two fingers part, as powers of two, for one step of zoom. */
const PINCH_STEP = 0.5

/**
 * Moves a map by pointer. A mouse drags it; on touch one finger scrolls the page past it and two move the map.
 * The wheel scrolls the page too, unless Control or Command is held, as touchpads do for a pinch.
 */
export function listenToGestures(node: HTMLElement, send: Send<MapEvent>): () => void {
  const fingers = new Map<number, Point>()
  let isDragging = false
  let spread = 0
  let turned = 0
  const stop = new AbortController()
  const on = { signal: stop.signal }

  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

  function press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return
    fingers.set(event.pointerId, pointOf(event))
    isDragging = false
    spread = spreadOf(fingers)
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before || (event.pointerType === "touch" && fingers.size < 2)) return
    const now = pointOf(event)
    const by = { x: (before.x - now.x) / fingers.size, y: (before.y - now.y) / fingers.size }
    if (!isDragging && Math.hypot(by.x, by.y) < DRAG_PX) return
    if (!isDragging) node.setPointerCapture(event.pointerId)
    isDragging = true
    fingers.set(event.pointerId, now)
    send({ type: "pan", by }, event)
    pinch(event)
  }

  function pinch(event: PointerEvent): void {
    if (fingers.size < 2) return
    const steps = Math.log2(spreadOf(fingers) / spread)
    if (Math.abs(steps) < PINCH_STEP) return
    spread = spreadOf(fingers)
    send({ type: "zoom", by: Math.sign(steps), at: fromMiddle(middleOf(fingers)) }, event)
  }

  function release({ pointerId }: PointerEvent): void {
    fingers.delete(pointerId)
    spread = spreadOf(fingers)
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    turned += event.deltaY
    if (Math.abs(turned) < WHEEL_STEP_PX) return
    send({ type: "zoom", by: -Math.sign(turned), at: fromMiddle(pointOf(event)) }, event)
    turned = 0
  }

  node.addEventListener("pointerdown", press, on)
  node.addEventListener("pointermove", move, on)
  for (const end of ["pointerup", "pointercancel"] as const) node.addEventListener(end, release, on)
  node.addEventListener("wheel", wheel, { ...on, passive: false })
  // The page must not scroll under two fingers, or the browser takes them away.
  node.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), {
    ...on,
    passive: false,
  })
  // The end of a drag is no press of the marker under it.
  node.addEventListener("click", (event) => isDragging && event.detail > 0 && event.stopPropagation(), {
    ...on,
    capture: true,
  })
  node.addEventListener(
    "dblclick",
    (event) => {
      if (!(event.target as Element).closest("button"))
        send({ type: "zoom", by: 1, at: fromMiddle(pointOf(event)) }, event)
    },
    on,
  )
  return () => stop.abort()
}

/** How far two fingers are apart. */
function spreadOf(fingers: ReadonlyMap<number, Point>): number {
  const [one, other] = [...fingers.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

function middleOf(fingers: ReadonlyMap<number, Point>): Point {
  const points = [...fingers.values()]
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}
