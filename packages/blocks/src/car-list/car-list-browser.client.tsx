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

/** The code of the cards is loaded where they are rendered, which is usually the server. */
const CarCards = lazy(() => import("./car-cards.tsx").then((module) => ({ default: module.CarCards })))

export interface CarListBrowserProps
  extends Pick<CarCardsProps, "level" | "compareForm">,
    Pick<CarListLayoutProps, "title" | "titleTag"> {
  /** The identifier of the block. */
  readonly id: string
  readonly setup: ListSetup
  /** The query of the address. */
  readonly query: string
  /** The server's results; `null` when its search failed. */
  readonly results: FoundCars | null
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
 * Returns the HTML that the server rendered in an element; `null` on the server, and when the element is new. React
 * never changes it, so that the list can show other cards in the element.
 */
function readHtml(id: string): { readonly __html: string } | null {
  const element = typeof document === "undefined" ? null : document.getElementById(id)
  return element && { __html: element.innerHTML }
}
