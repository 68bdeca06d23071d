"use client"

import { type MouseEvent, type ReactNode, useEffect } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { focusOnce } from "../behaviour/focus-once.ts"
import { useBehaviour } from "../behaviour/use-behaviour.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./scroll-to-top.module.css"
import {
  type ScrollToTopEffect,
  type ScrollToTopEvent,
  type ScrollToTopState,
  SHOW_AFTER_PX,
  scrollToTopNext,
} from "./scroll-to-top-core.ts"

const part = anatomy("scroll-to-top", css)

export interface ScrollToTopRootProps extends PartProps<"button", ScrollToTopState> {
  /** The scroll distance after which the button appears, in pixels. @default 528 */
  readonly afterPx?: number
  /** The `id` of the element to focus, usually the target of the skip link. @default the `<main>` of the page */
  readonly targetId?: string
  readonly labels?: {
    /** The accessible name of the button. Defaults to the message `scrollToTop.label`. */
    readonly button?: string
  }
}

/**
 * A button in the corner that scrolls back to the top of a long page and moves the focus there, so that Tab continues
 * at the top. It is not focusable while hidden. The page scrolls smoothly unless the visitor prefers reduced motion.
 * Instead of a scroll listener, an IntersectionObserver observes a line in the page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Root({ afterPx = SHOW_AFTER_PX, targetId, labels = {}, ...props }: ScrollToTopRootProps): ReactNode {
  const text = useText()
  const [state, send] = useBehaviour<ScrollToTopState, ScrollToTopEvent, ScrollToTopEffect>({
    next: scrollToTopNext,
    initial: { isShown: false },
    run: () => goToTop(targetId),
  })

  useEffect(() => observeLine(afterPx, (isPassed) => send({ type: isPassed ? "below" : "above" })), [afterPx, send])

  const ownProps = {
    type: "button",
    "aria-label": props["aria-label"] ?? text("scrollToTop.label", labels.button),
    inert: !state.isShown,
    onClick: ({ nativeEvent }: MouseEvent) => send({ type: "press" }, nativeEvent),
  }
  return renderPart("button", part("root", { shown: state.isShown }), ownProps, props, state)
}

function observeLine(afterPx: number, notify: (isPassed: boolean) => void): () => void {
  const band = document.createElement("span")
  band.className = css.band ?? ""
  band.style.setProperty("--fc-scroll-to-top-after", `${afterPx}px`)
  document.body.append(band)
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries.slice(-1)) notify(!isIntersecting)
  })
  sight.observe(band)
  return () => {
    sight.disconnect()
    band.remove()
  }
}

function goToTop(targetId: string | undefined): void {
  const target = (targetId && document.getElementById(targetId)) || document.querySelector("main") || document.body
  focusOnce(target)
  const { documentElement: root } = document
  const isStill = root.dataset.motion === "reduce" || matchMedia("(prefers-reduced-motion: reduce)").matches
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" })
}
