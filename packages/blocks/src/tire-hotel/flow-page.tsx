import type { TyreHotelEvent, TyreHotelSnapshot } from "@forecourt/tyre-hotel-machine"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { createContext, type ReactNode, use, useEffect, useRef } from "react"
import { type HeadingBelow, levelBelow } from "../outline/level-below.ts"
import css from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"

/** Level of a page's heading, below the section's title. */
export const PageHeading = createContext<HeadingBelow>("h3")

/** What every page of the flow is given. */
export interface PageProps {
  readonly snapshot: TyreHotelSnapshot
  readonly send: (event: TyreHotelEvent) => void
  readonly texts: FlowTexts
  readonly locale: string
}

interface FlowPageProps {
  readonly title: string
  /** Whether the visitor came here from another page: the heading then takes the focus. */
  readonly isReached: boolean
  readonly children: ReactNode
}

/** A page of the flow below its heading. A new one begins at its top. Spec 3 §2.4. */
export function FlowPage({ title, isReached, children }: FlowPageProps) {
  const Heading = use(PageHeading)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isReached) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest("section")?.scrollIntoView({ block: "start" })
  }, [isReached])

  return (
    <div className={css.page}>
      <Heading ref={heading} className={css.heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

/** Heading of a part of a page. */
export function Subheading({ children }: { readonly children: ReactNode }) {
  const Heading = levelBelow(use(PageHeading))
  return <Heading className={css.subheading}>{children}</Heading>
}

/** What the service said, or what went wrong; read out at once. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return children ? (
    <p className={css.alert} role="alert">
      {children}
    </p>
  ) : null
}

/** A workshop's phone number and e-mail address, as links. */
export function Help({ texts, phone, email }: HelpProps) {
  return (
    <p className={css.help}>
      {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{fillIn(texts["help.phone"], { phone })}</a> : null}{" "}
      {email ? <a href={`mailto:${email}`}>{fillIn(texts["help.email"], { email })}</a> : null}
    </p>
  )
}

interface HelpProps {
  readonly texts: FlowTexts
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}
