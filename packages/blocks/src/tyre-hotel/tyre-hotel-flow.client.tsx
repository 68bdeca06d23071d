"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { canLogOut, getCurrentPage, isBusy, type TyreHotelSnapshot } from "@forecourt/tyre-hotel-machine"
import { LoadingOverlay } from "@forecourt/ui-kit/loading-overlay"
import type { ReactNode } from "react"
import { useHasMoved } from "../flow/use-has-moved.ts"
import { useLater } from "../flow/use-later.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import link from "../styles/link.module.css"
import { SearchPage } from "./search-page.tsx"
import type { TreadLimits } from "./tread-limits.ts"
import css from "./tyre-hotel.module.css"
import type { FlowTexts } from "./tyre-hotel.texts.ts"
import { useTyreHotel } from "./use-tyre-hotel.ts"

export interface TyreHotelFlowProps {
  readonly texts: FlowTexts
  readonly language: string
  readonly locale: string
  readonly timeZone: string
  readonly limits: TreadLimits
  readonly heading: HeadingBelow
  readonly bookService?: ReactNode
  readonly contact?: ReactNode
}

const fetchPages = () => import("./later-pages.tsx")

/** Renders the steps of a booking at a tyre hotel, which stores a car's tyres between seasons. */
export function TyreHotelFlow({ texts, language, locale, timeZone, limits, heading, ...rendered }: TyreHotelFlowProps) {
  const { snapshot, opening, send } = useTyreHotel({ language, timeZone })
  const isOpening = opening === "under way"
  const later = useLater(fetchPages, isOpening || (snapshot !== null && isLeavingSearch(snapshot)))
  const LaterPage = later.module?.LaterPage ?? null
  const hasFailed = later.hasFailed || opening === "failed"
  const page = snapshot === null ? null : getCurrentPage(snapshot)
  const isComing = isOpening || (page !== null && page !== "search" && LaterPage === null)
  const isReached = useHasMoved(isComing ? null : page)
  const props = { send, texts, heading, isReached }

  return (
    <div {...getIslandRootProps("TyreHotelFlow")} className={css.flow} data-flow="">
      <LoadingOverlay.Root
        isBusy={(snapshot !== null && isBusy(snapshot)) || (isComing && !hasFailed)}
        labels={{ busy: texts.loading }}
      >
        <LoadingOverlay.Content>
          {snapshot === null || LaterPage === null || page === "search" ? (
            <SearchPage {...props} snapshot={snapshot} bookService={rendered.bookService} isCutOff={hasFailed} />
          ) : (
            <LaterPage key={page} {...props} snapshot={snapshot} locale={locale} limits={limits} timeZone={timeZone} />
          )}
        </LoadingOverlay.Content>
        <LoadingOverlay.Veil />
      </LoadingOverlay.Root>
      <div className={css.footer}>
        {rendered.contact}
        {snapshot !== null && LaterPage !== null && canLogOut(snapshot) ? (
          <button className={link.link} type="button" onClick={() => send({ type: "LOG_OUT" })}>
            {texts.logOut}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function isLeavingSearch(snapshot: TyreHotelSnapshot): boolean {
  return getCurrentPage(snapshot) !== "search" || snapshot.matches({ search: "looking" })
}
