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
  /** What the address asks for. */
  readonly query: string
  /** What the server found, as JSON; `undefined` when it found nothing out. */
  readonly found: string | undefined
  /** What all cars of the list have. */
  readonly filters: readonly SearchFilter[]
  readonly level: NonNullable<CarListLayoutProps["level"]>
  /** The list's title, as the server rendered it. */
  readonly heading: ReactNode
  /** Identifier of the form that sends the cars to compare. */
  readonly compareForm: string
  /** What the law asks for beside monthly costs, as the server rendered it. */
  readonly note: ReactNode
}

/** Filters, order and cards. Without a script links and forms that ask for the page anew. */
export function CarListBrowser(props: CarListBrowserProps) {
  const { texts, locale } = props.setup
  return (
    <KitProvider messages={texts} locale={locale}>
      <Browser {...props} />
    </KitProvider>
  )
}

/** Below the provider: who takes texts from it is not rendered anew with each change of the list. */
function Browser({ setup, query, found, filters, ...rendered }: CarListBrowserProps) {
  const top = useRef<HTMLDivElement>(null)
  const { path, language, market, places } = setup
  const [first] = useState(() => ({
    path,
    language,
    market,
    query: parseQuery(query, LIST_FIELDS),
    found: readFound(found),
    filters,
    monthly: setup.monthly,
    places,
  }))
  const { situation, actions } = useCarList(first, top)
  const { items } = situation.found
  useEffect(() => addKnownCars(items), [items])
  return <CarListLayout {...rendered} view={createListView(situation, setup)} actions={actions} top={top} />
}
