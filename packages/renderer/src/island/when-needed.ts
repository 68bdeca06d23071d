import type { HydrateWhen } from "./island-root.ts"

const NEAR = "50% 0px"

const TOUCHES = ["pointerover", "pointerdown", "focusin", "click"]

/**
 * The visible fraction at which a child counts as completely visible. It is slightly less than 1 to allow for rounding.
 */
const WHOLE = 0.99

/**
 * Waits until the code of an island is needed. The code is needed immediately if the island has no element on the page
 * yet, or if `data-hydrate="all"` is set, as in development.
 */
export function waitUntilNeeded(name: string): Promise<void> {
  if (document.documentElement.dataset.hydrate === "all") return Promise.resolve()
  const selector = `[data-island=${name}]`
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  if (elements.length === 0 || elements.some((element) => isWithPage(element) || isInUse(element)))
    return Promise.resolve()

  return new Promise((resolve) => {
    const stop = new AbortController()
    const need = () => {
      stop.abort()
      resolve()
    }
    const touch = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) need()
    }
    // Runs before React, which stops events on elements that are not hydrated.
    for (const event of TOUCHES) addEventListener(event, touch, { capture: true, passive: true, signal: stop.signal })
    for (const element of elements) observe(element, need, stop.signal)
  })
}

function isWithPage({ dataset }: HTMLElement): boolean {
  return dataset.hydrate === ("page" satisfies HydrateWhen)
}

function isInUse(element: Element): boolean {
  return element.contains(document.activeElement) || element.matches(":hover, [open]")
}

function observe(element: HTMLElement, need: () => void, signal: AbortSignal): void {
  const when = element.dataset.hydrate as HydrateWhen | undefined
  if (when === "interaction") return
  if (when === "idle") {
    waitUntilIdle(need, signal)
    return
  }
  if (when === "error") {
    watchPictures(element, need, signal)
    return
  }
  const observer =
    when === "overflow"
      ? new IntersectionObserver((seen) => seen.some(isClipped) && need(), { root: element, threshold: WHOLE })
      : new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && need(), {
          rootMargin: NEAR,
        })
  for (const target of when === "overflow" ? element.children : [findLaidOut(element)]) observer.observe(target)
  signal.addEventListener("abort", () => observer.disconnect())
}

/** The time in milliseconds after which an island is loaded even if the browser has not been idle. */
const IDLE_TIMEOUT_MS = 2000

function waitUntilIdle(need: () => void, signal: AbortSignal): void {
  const wait = () => {
    // Safari has no `requestIdleCallback` by default.
    if ("requestIdleCallback" in window) requestIdleCallback(need, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(need)
  }
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true, signal })
}

function watchPictures(element: HTMLElement, need: () => void, signal: AbortSignal): void {
  element.addEventListener("error", need, { capture: true, signal })
  const pictures = [...element.querySelectorAll("img")]
  if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) need()
}

function isClipped({ boundingClientRect, intersectionRatio }: IntersectionObserverEntry): boolean {
  return boundingClientRect.width > 0 && intersectionRatio < WHOLE
}

/**
 * Returns the element itself, or its nearest ancestor with a layout box if the element is skipped because of
 * `content-visibility: auto`.
 */
function findLaidOut(element: Element): Element {
  const isSkipped = element.checkVisibility?.() && !element.checkVisibility({ contentVisibilityAuto: true })
  return isSkipped && element.parentElement ? findLaidOut(element.parentElement) : element
}
