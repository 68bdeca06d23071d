import type { TyreHotelEvent, TyreHotelSnapshot } from "@forecourt/tyre-hotel-machine"
import { WarningIcon } from "@forecourt/ui-kit/icons"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { ReachedHeading } from "../flow/reached-heading.tsx"
import type { HeadingBelow } from "../outline/level-below.ts"
import css from "./tyre-hotel.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"

export interface PageProps {
  readonly snapshot: TyreHotelSnapshot
  readonly send: (event: TyreHotelEvent) => void
  readonly texts: FlowTexts
  readonly locale: string
  readonly heading: HeadingBelow
  readonly isReached: boolean
}

interface FlowPageProps extends Pick<PageProps, "heading" | "isReached"> {
  readonly title: string
  readonly describedBy?: string | undefined
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** Scrolls to the top and focuses the heading when the visitor reaches the page. Spec 3 §2.4. */
export function FlowPage({ title, heading, isReached, describedBy, mark, children }: FlowPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const [isNew] = useState(isReached)

  useEffect(() => {
    if (isNew) page.current?.closest("[data-flow]")?.scrollIntoView({ block: "start", behavior: "instant" })
  }, [isNew])

  return (
    <div ref={page} className={css.page}>
      <ReachedHeading
        className={css.heading}
        heading={heading}
        isReached={isReached}
        preventScroll
        aria-describedby={describedBy}
      >
        {mark}
        {title}
      </ReachedHeading>
      {children}
    </div>
  )
}

/**
 * Renders an alert. The element is rendered even without content, so that screen readers announce the text when it
 * appears.
 */
export function Alert({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <div id={id} className={`${css.notice} ${css.alert}`} role="alert">
      {children ? (
        <>
          <WarningIcon />
          <div>{children}</div>
        </>
      ) : null}
    </div>
  )
}
