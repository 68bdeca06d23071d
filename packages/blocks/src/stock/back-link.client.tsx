"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { type MouseEvent, useEffect, useRef } from "react"
import link from "../styles/link.module.css"
import css from "./back-link.module.css"
import { isComingFrom } from "./is-coming-from.ts"

export interface BackLinkProps {
  readonly className?: string | undefined
  readonly scope: "car-page" | "dealership-page"
  readonly href: string
  readonly text: string
}

/**
 * Renders a link to the list. If the visitor arrived from the list, the link goes back in the browser history, which
 * restores the filters and the scroll position. Spec 2 §2.5, §2.7.
 */
export function BackLink({ className = "", scope, href, text }: BackLinkProps) {
  const steps = useRef(1)
  useEffect(() => {
    steps.current = history.length
  }, [])

  function handleBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !isComingFrom(href)) return
    event.preventDefault()
    // Anchors on this page add history entries, too.
    history.go(steps.current - history.length - 1)
  }

  return (
    <a
      className={`${link.plain} ${css.back} ${className}`.trim()}
      data-scope={scope}
      data-part="back"
      href={href}
      onClick={handleBack}
      {...getIslandRootProps("BackLink")}
    >
      {text}
    </a>
  )
}
