"use client"

import type { SearchFilter } from "@forecourt/contracts/search"
import { parseQuery } from "@forecourt/filters-machine"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { addKnownCars } from "../stock/compare/known-cars.ts"
import { readFound } from "./car-list.rules.ts"
import { createListView } from "./car-list.select.ts"
import type { ListSetup } from "./car-list.types.ts"
import { CarListLayout, type CarListLayoutProps } from "./car-list-layout.tsx"
import { LIST_FIELDS } from "./list-fields.ts"
import { useCarList } from "./use-car-list.ts"

export interface CarListBrowserProps {
  readonly setup: ListSetup
  /** The query of the address. */
  readonly query: string
  /** The server's results as JSON; `undefined` when its search failed. */
  readonly resultsJson: string | undefined
  /** The filters that all cars of the list match. */
  readonly filters: readonly SearchFilter[]
  readonly level: NonNullable<CarListLayoutProps["level"]>
  /** The list's title, as the server rendered it. */
  readonly heading: ReactNode
  /** Identifier of the form that sends the cars to compare. */
  readonly compareForm: string
  /** The legal note about monthly costs, as the server rendered it. */
  readonly note: ReactNode
}

/** Filters, sort order and cards. Without JavaScript they are links and forms that reload the page. */
export function CarListBrowser(props: CarListBrowserProps) {
  const { texts, locale } = props.setup
  return (
    <KitProvider messages={texts} locale={locale}>
      <Browser {...props} />
    </KitProvider>
  )
}

/** The list below the text provider: components that read texts are not rendered again with each change of the list. */
function Browser({ setup, query, resultsJson, filters, ...rendered }: CarListBrowserProps) {
  const top = useRef<HTMLDivElement>(null)
  const { path, language, market, places } = setup
  const [first] = useState(() => ({
    path,
    language,
    market,
    query: parseQuery(query, LIST_FIELDS),
    results: readFound(resultsJson),
    filters,
    monthly: setup.monthly,
    places,
  }))
  const { situation, actions } = useCarList(first, top)
  const { items } = situation.results
  useEffect(() => addKnownCars(items), [items])
  return <CarListLayout {...rendered} view={createListView(situation, setup)} actions={actions} top={top} />
}
