"use client"

import { parseQuery } from "@forecourt/filters-machine"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { lazy, type ReactNode, useEffect, useRef, useState } from "react"
import { selectComparedFields } from "../stock/compare/find-compared.ts"
import { addKnownCars } from "../stock/compare/known-cars.ts"
import type { CarCardsProps } from "./car-cards.tsx"
import { toListResults } from "./car-list.rules.ts"
import { createListView } from "./car-list.select.ts"
import type { FoundCars, ListSetup } from "./car-list.types.ts"
import { CarListLayout, type CarListLayoutProps } from "./car-list-layout.tsx"
import { LIST_FIELDS } from "./list-fields.ts"
import { formatList, getCardsId, getDataId } from "./list-page.ts"
import { type FirstList, useCarList } from "./use-car-list.ts"

/** The cards component, loaded lazily because the cards are usually rendered only on the server. */
const CarCards = lazy(() => import("./car-cards.tsx").then((module) => ({ default: module.CarCards })))

export interface CarListBrowserProps
  extends Pick<CarCardsProps, "level" | "compareForm">,
    Pick<CarListLayoutProps, "title" | "titleTag"> {
  readonly id: string
  readonly setup: ListSetup
  /** The query string of the page's URL. */
  readonly query: string
  /** The results of the server's search, or `null` if that search failed. */
  readonly results: FoundCars | null
  readonly note: ReactNode
}

/** Renders the car list. Without JavaScript, its links and forms load a new page. */
export function CarListBrowser(props: CarListBrowserProps) {
  const { texts, locale } = props.setup
  return (
    <KitProvider messages={texts} locale={locale}>
      <Browser {...props} />
    </KitProvider>
  )
}

/**
 * Renders the car list as a child of the text provider, so that a change of the list does not re-render every component
 * that reads texts.
 */
function Browser({
  id,
  setup,
  query: address,
  results,
  level,
  compareForm,
  title,
  titleTag,
  note,
}: CarListBrowserProps) {
  const top = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const [first] = useState(() => ({
    id,
    path: setup.path,
    query: parseQuery(address, LIST_FIELDS),
    results: results && toListResults(results),
  }))
  const [data] = useState(() => formatListData(first, results))
  const [html] = useState(() => readHtml(getCardsId(id)))
  useEffect(() => addKnownCars(results?.items ?? []), [results])
  const { situation, actions } = useCarList(first, { top, cards })
  const content =
    html === null
      ? {
          children: (
            <CarCards
              cars={results?.items ?? []}
              costs={results?.costs ?? []}
              query={first.query}
              setup={setup}
              level={level}
              compareForm={compareForm}
            />
          ),
        }
      : // In development React would compare the HTML by parsing it once more.
        { dangerouslySetInnerHTML: html, suppressHydrationWarning: true }
  return (
    <>
      <CarListLayout
        view={createListView(situation, setup)}
        actions={actions}
        cards={{ id: getCardsId(id), ref: cards, ...content }}
        title={title}
        titleTag={titleTag}
        note={note}
        top={top}
      />
      {data === null ? null : (
        <script id={getDataId(id)} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  )
}

function formatListData({ query }: FirstList, results: FoundCars | null): string | null {
  if (results === null) return null
  return formatList({ query, found: toListResults(results), cars: results.items.map(selectComparedFields) })
}

/**
 * Returns the server-rendered HTML of an element. Returns `null` on the server or if the element does not exist. React
 * does not update elements inside this HTML, so the list can replace the cards without React.
 */
function readHtml(id: string): { readonly __html: string } | null {
  const element = typeof document === "undefined" ? null : document.getElementById(id)
  return element && { __html: element.innerHTML }
}
