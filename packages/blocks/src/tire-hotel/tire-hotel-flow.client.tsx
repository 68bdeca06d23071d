"use client"

import { WAKES_IN_SIGHT } from "@forecourt/renderer/asleep"
import { canLogOut, currentPage, isBusy } from "@forecourt/tyre-hotel-machine"
import { LoadingOverlay } from "@forecourt/ui-kit/loading-overlay"
import { type ReactNode, useEffect, useRef } from "react"
import type { HeadingBelow } from "../outline/level-below.ts"
import { BookingPage } from "./booking-page.tsx"
import { LoginPage, ValidatePage } from "./code-pages.tsx"
import { ConfirmationPage } from "./confirmation-page.tsx"
import { PageHeading, type PageProps } from "./flow-page.tsx"
import { SearchPage } from "./search-page.tsx"
import css from "./tire-hotel.module.css"
import type { FlowTexts } from "./tire-hotel.texts.ts"
import type { TreadLimits } from "./tread-limits.ts"
import { type Flow, useFlow } from "./use-flow.ts"
import { VehiclePage } from "./vehicle-page.tsx"

export interface TireHotelFlowProps {
  readonly texts: FlowTexts
  readonly language: string
  readonly locale: string
  readonly timeZone: string
  readonly limits: TreadLimits
  /** Level of the pages' headings. */
  readonly heading: HeadingBelow
  /** Where those book who have no agreement, as the server drew it. */
  readonly bookService?: ReactNode
}

/** The tyre hotel's flow, from the registration number to the rating. */
export function TireHotelFlow({ texts, language, locale, timeZone, limits, heading, bookService }: TireHotelFlowProps) {
  const flow = useFlow({ language, timeZone })
  const { snapshot, send } = flow
  const hasMoved = useHasMoved(flow)

  return (
    <LoadingOverlay.Root
      {...WAKES_IN_SIGHT}
      isBusy={snapshot !== null && isBusy(snapshot)}
      labels={{ busy: texts.loading }}
    >
      <LoadingOverlay.Content>
        <PageHeading value={heading}>
          {snapshot === null || currentPage(snapshot) === "search" ? (
            <SearchPage {...{ snapshot, send, texts, bookService }} isReached={hasMoved} />
          ) : (
            <Page {...{ snapshot, send, texts, locale, limits }} />
          )}
        </PageHeading>
        {snapshot !== null && canLogOut(snapshot) ? (
          <button className={css.logOut} type="button" onClick={() => send({ type: "LOG_OUT" })}>
            {texts.logOut}
          </button>
        ) : null}
      </LoadingOverlay.Content>
      <LoadingOverlay.Veil />
    </LoadingOverlay.Root>
  )
}

function Page({ limits, ...props }: PageProps & { readonly limits: TreadLimits }) {
  switch (currentPage(props.snapshot)) {
    case "login":
      return <LoginPage {...props} />
    case "validate":
      return <ValidatePage {...props} />
    case "loggedIn":
      return <VehiclePage {...props} limits={limits} />
    case "booking":
      return <BookingPage {...props} />
    default:
      return <ConfirmationPage {...props} />
  }
}

/** Whether the visitor has been on another page of the flow: who has just come keeps the focus where it is. */
function useHasMoved({ snapshot }: Flow): boolean {
  const hasMoved = useRef(false)
  useEffect(() => {
    if (snapshot !== null && currentPage(snapshot) !== "search") hasMoved.current = true
  })
  return hasMoved.current
}
