"use client"

import type { Position } from "@forecourt/contracts/distance"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon, SearchIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { SearchField } from "@forecourt/ui-kit/search-field"
import { type ReactNode, useEffect, useRef, useState } from "react"
import grid from "../stock/dealership/dealership-grid.module.css"
import { PAGE_SIZE } from "../stock/dealership/page-size.ts"
import { type Market, toMarketDistance } from "../stock/market.ts"
import type { LookedUpPlace } from "../stock/places/look-up-place.ts"
import { formatPlaceHint } from "../stock/places/place-hint.ts"
import type { PageLanguage } from "../stock/places/place-request.ts"
import { formatNumber, getUnitFormat } from "../stock/stock-format.ts"
import button from "../styles/button.module.css"
import css from "./dealership-list.module.css"
import { isFound, isNamed, type ListedDealership, sortByDistance } from "./dealership-list.rules.ts"
import type { DealershipSearchTexts } from "./dealership-search.texts.ts"
import { useNear } from "./use-near.ts"

const part = anatomy("dealership-list", css)

interface SearchedCard {
  readonly name: string
  readonly words: string
  readonly position: Position | null
  readonly card: ReactNode
}

export interface DealershipSearchProps extends PageLanguage {
  readonly heading: ReactNode
  readonly address: string
  readonly searched: string
  /** The index of the last visible page, starting at 0. */
  readonly page: number
  /** The place that the visitor searched for. It is `null` if the search words match a dealership. */
  readonly near: LookedUpPlace | null
  readonly cards: readonly SearchedCard[]
  readonly market: Market
  readonly texts: DealershipSearchTexts
}

/**
 * Renders a search field that filters the dealerships by name or, if no name matches, sorts them by the distance from
 * the typed place. Without JavaScript, the form reloads the page. Spec 2 §2.6.
 */
export function DealershipSearch(props: DealershipSearchProps) {
  const { heading, address, searched, page, near: initial, cards, locale, language, texts } = props
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), [])

  const isAnyNamed = cards.some(({ name }) => isNamed(name, typed))
  const place = useNear(isAnyNamed ? "" : typed.trim(), { searched, initial, locale, language })
  const list = isAnyNamed ? filterCards(cards, (card) => isNamed(card.name, typed)) : listNearCards(cards, typed, place)
  const shown = list.slice(0, (page + 1) * PAGE_SIZE)
  const listed = new Set(shown.map(({ index }) => index))
  const hidden = cards.flatMap((_, index) => (listed.has(index) ? [] : { index, km: null }))
  const isEmpty = list.length === 0
  return (
    <div {...getIslandRootProps("DealershipSearch")}>
      <div {...part("head")}>
        {heading}
        <div {...part("search")}>
          <SearchField.Root
            action={address}
            defaultValue={searched}
            labels={{ field: texts.search, submit: texts.submit, clear: texts.clear }}
            onValueChange={setTyped}
          >
            <SearchField.Input ref={input} placeholder={texts.search} />
            <SearchField.Clear>
              <CloseIcon />
            </SearchField.Clear>
            <SearchField.Submit>
              <SearchIcon />
            </SearchField.Submit>
          </SearchField.Root>
        </div>
      </div>
      <p {...part(isEmpty ? "notice" : "count")} role="status">
        {formatStatus(list.length, cards.length, place, texts)}
      </p>
      {place.near?.place ? <Predictions {...props} near={place.near} onChoose={place.choosePlace} /> : null}
      <ul {...part("list")} className={grid.grid}>
        {[...shown, ...hidden].map(({ index, km }, at) => (
          // A card has no identity except its position.
          <li
            key={index.toString()}
            {...part("item")}
            hidden={!listed.has(index)}
            id={page > 0 && at === page * PAGE_SIZE ? MORE : undefined}
          >
            {km === null ? null : <p {...part("distance")}>{formatDistance(km, place.near, props)}</p>}
            {cards[index]?.card}
          </li>
        ))}
      </ul>
      {shown.length < list.length ? (
        <p {...part("more")}>
          {formatMessage(texts.progress, { shown: shown.length, total: list.length })}
          <a {...part("next")} className={button.ghost} href={buildNextAddress(address, typed, page)}>
            {texts.more}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The URL fragment that identifies the first dealership on the last visible page. */
const MORE = "more"

function buildNextAddress(address: string, typed: string, page: number): string {
  const keyphrase = typed.trim()
  const query = new URLSearchParams({ ...(keyphrase !== "" && { keyphrase }), page: String(page + 1) })
  return `${address}?${query}#${MORE}`
}

interface PredictionsProps extends Pick<DealershipSearchProps, "locale" | "language" | "texts"> {
  readonly near: LookedUpPlace
  readonly onChoose: (placeId: string) => void
}

function Predictions({ near, locale, language, texts, onChoose }: PredictionsProps) {
  const others = near.predictions.places.filter(({ place_id }) => place_id !== near.place?.place_id)
  return (
    <div {...part("places")}>
      {others.length > 0 ? (
        <div {...part("others")}>
          <p>{texts.otherPlaces}</p>
          <ul {...part("predictions")}>
            {others.map((prediction) => {
              const hint = formatPlaceHint(prediction, { locale, language }, texts.near)
              return (
                <li key={prediction.place_id}>
                  <button {...part("prediction")} type="button" onClick={() => onChoose(prediction.place_id)}>
                    {hint === "" ? prediction.name : `${prediction.name} (${hint})`}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ) : null}
      <p {...part("source")}>{texts.source}</p>
    </div>
  )
}

type Place = ReturnType<typeof useNear>

function filterCards(
  cards: readonly SearchedCard[],
  isShown: (card: SearchedCard) => boolean,
): readonly ListedDealership[] {
  return cards.flatMap((card, index) => (isShown(card) ? { index, km: null } : []))
}

function listNearCards(cards: readonly SearchedCard[], typed: string, { near, isLooking }: Place) {
  if (near?.place)
    return sortByDistance(
      cards.map(({ position }) => position),
      near.place,
    )
  const found = filterCards(cards, ({ words }) => isFound(words, typed))
  const isWhole = isLooking || near?.predictions.unresolved === "postcode"
  return found.length === 0 && isWhole ? filterCards(cards, () => true) : found
}

function formatStatus(count: number, total: number, { near, isLooking }: Place, texts: DealershipSearchTexts): string {
  if (isLooking) return texts.looking
  if (near?.place) return formatMessage(texts.nearest, { place: near.place.name })
  if (near?.predictions.unresolved === "postcode" && count === total) return texts.postcode
  return count === 0 ? texts.none : formatMessage(texts.count, { count })
}

function formatDistance(km: number, near: LookedUpPlace | null, { market, locale, texts }: DealershipSearchProps) {
  const { value, unit } = toMarketDistance(market, km)
  const distance = formatNumber(value, getUnitFormat(unit), locale)
  return formatMessage(texts.distance, { distance, place: near?.place?.name ?? "" })
}
