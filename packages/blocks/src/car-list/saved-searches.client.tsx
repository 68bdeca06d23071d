"use client"

import type { SearchFilter } from "@forecourt/contracts/search"
import { type Place, parseQuery } from "@forecourt/filters-machine"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import { useContext, useEffect, useState } from "react"
import type { Market } from "../stock/market.ts"
import unfold from "../styles/unfold.module.css"
import { createText, type ListTexts } from "./car-list.texts.ts"
import { CarSearchContext } from "./car-search.ts"
import { getChips, listAddress } from "./chosen.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import css from "./saved-searches.module.css"
import {
  countNew,
  readCurrentQuery,
  readSaved,
  removeSearch,
  type SavedSearch,
  saveSearch,
  toSavedQuery,
} from "./saved-searches.ts"
import { createUnitSearch } from "./search-in-units.ts"

const part = anatomy("saved-searches", css)

export interface SavedSearchesProps {
  readonly path: string
  readonly query: string
  readonly market: Market
  readonly locale: string
  readonly texts: ListTexts
  readonly filters: readonly SearchFilter[]
  readonly places: readonly Place[]
}

/** Renders the saved searches. They are stored in the browser, so that visitors need no account. */
export function SavedSearches({ path, query, market, locale, texts, filters, places }: SavedSearchesProps) {
  const text = createText(texts)
  const search = useContext(CarSearchContext)
  const [saved, setSaved] = useState<readonly SavedSearch[]>([])
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})

  useEffect(() => {
    const kept = readSaved(path)
    setSaved(kept)
    for (const item of kept)
      countNew(item, { search: createUnitSearch(search, market), filters, places }).then(
        (count) => setCounts((previous) => ({ ...previous, [item.query]: count })),
        () => {},
      )
  }, [path, market, search, filters, places])

  function saveCurrent() {
    const now = readCurrentQuery(query)
    const chips = getChips({ query: now, results: { facets: [] }, path, market, site: { locale, text }, without: {} })
    const label = chips.map((chip) => chip.label).join(" · ") || text("stock.saved.all")
    saveSearch({ path, query: toSavedQuery(now), label, seenAt: new Date().toISOString() })
    setSaved(readSaved(path))
  }

  function remove(savedSearch: SavedSearch) {
    removeSearch(savedSearch)
    setSaved(readSaved(path))
  }

  return (
    <div {...getIslandRootProps("SavedSearches")} {...part("root")}>
      <button {...part("save")} type="button" onClick={saveCurrent}>
        {text("stock.saved.save")}
      </button>
      <details {...part("saved")}>
        <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
          {text("stock.saved")} <span role="status">{saved.length > 0 ? saved.length : null}</span>
        </summary>
        {saved.length === 0 ? (
          <p {...part("none")}>{text("stock.saved.none")}</p>
        ) : (
          <ul {...part("list")}>
            {saved.map((item) => (
              <li key={item.query} {...part("search")}>
                <a
                  {...part("link")}
                  href={listAddress(path, parseQuery(item.query, LIST_FIELDS))}
                  onClick={() => saveSearch({ ...item, seenAt: new Date().toISOString() })}
                >
                  {item.label}
                </a>
                {(counts[item.query] ?? 0) > 0 ? (
                  <span {...part("new")}>{text("stock.saved.new", { count: counts[item.query] ?? 0 })}</span>
                ) : null}
                <button
                  {...part("delete")}
                  type="button"
                  aria-label={text("stock.saved.delete", { search: item.label })}
                  onClick={() => remove(item)}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  )
}
