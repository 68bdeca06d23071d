"use client"

import { track } from "@forecourt/api-clients/analytics"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon, SearchIcon } from "@forecourt/ui-kit/icons"
import { buildSearchAddress, SearchField, type SearchFieldLabels } from "@forecourt/ui-kit/search-field"
import { type ReactNode, useContext, useRef, useState } from "react"
import { CarSearchContext } from "../car-list/car-search.ts"
import type { HeroStock, Suggestion } from "./find-suggestions.ts"
import css from "./hero-search.module.css"
import { readLastSearches, removeLastSearches, saveLastSearch } from "./last-searches.ts"

const part = anatomy("hero-banner", css)

export interface HeroSearchProps {
  /** The URL of the results page. The parameters of a search are added to its existing query string. */
  readonly action: string
  readonly language: string
  /** The language of the values in the stock, or `null` when it is unknown. */
  readonly stockLanguage: string | null
  readonly labels: SearchFieldLabels & {
    readonly suggestions: string
    readonly lastSearches: string
    readonly forget: string
  }
  readonly children?: ReactNode
}

/** Renders a search field with suggestions. Without JavaScript, it is a regular form. Spec 2 §2.2. */
export function HeroSearch({ action, language, stockLanguage, labels, children }: HeroSearchProps) {
  const search = useContext(CarSearchContext)
  const stock = { search, list: action, languages: { page: language, stock: stockLanguage } }
  const { suggestions, last, suggest, showLast, forget } = useSuggestions(stock)
  return (
    <div {...getIslandRootProps("HeroSearch")} {...part("field")} data-theme="light">
      <SearchField.Root
        className={css.search}
        action={action}
        labels={labels}
        onFocus={showLast}
        onValueChange={suggest}
        onSearch={(term, { event, cancel }) => {
          reportSearch(term)
          saveLastSearch(term)
          if (term === "" || !(event?.target instanceof HTMLFormElement)) return
          cancel()
          void openList(term, stock, event.target)
        }}
      >
        <SearchField.Input />
        {children}
        <SearchField.Clear>
          <CloseIcon />
        </SearchField.Clear>
        <SearchField.Submit>
          <SearchIcon />
        </SearchField.Submit>
      </SearchField.Root>
      {suggestions.length > 0 ? (
        <ul {...part("suggestions")} aria-label={labels.suggestions}>
          {suggestions.map(({ label, href, count }) => (
            <li key={href}>
              <a {...part("suggestion")} href={href} onClick={() => saveLastSearch(label)}>
                {label} <span {...part("suggestion-count")}>{count.toLocaleString(language)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {suggestions.length === 0 && last.length > 0 ? (
        <div {...part("suggestions")}>
          <ul aria-label={labels.lastSearches}>
            {last.map((words) => (
              <li key={words}>
                <a {...part("suggestion")} href={buildSearchAddress(action, "keyphrase", words)}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
          <button {...part("forget")} type="button" onClick={forget}>
            {labels.forget}
          </button>
        </div>
      ) : null}
    </div>
  )
}

/** Returns the suggestions for the typed text. Responses that arrive after the visitor has typed more are ignored. */
function useSuggestions(stock: HeroStock) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [last, setLast] = useState<readonly string[]>([])
  const latest = useRef("")
  return {
    suggestions,
    last,
    suggest: (typed: string) => {
      latest.current = typed
      setLast(typed === "" ? readLastSearches() : [])
      import("./find-suggestions.ts")
        .then(({ findSuggestions }) => findSuggestions(typed, stock))
        .then(
          (next) => latest.current === typed && setSuggestions(next),
          () => {},
        )
    },
    showLast: () => latest.current === "" && setLast(readLastSearches()),
    forget: () => {
      removeLastSearches()
      setLast([])
    },
  }
}

async function openList(words: string, stock: HeroStock, form: HTMLFormElement): Promise<void> {
  try {
    const { findPath } = await import("./find-suggestions.ts")
    window.location.assign(await findPath(words, stock))
  } catch {
    form.submit()
  }
}

/** Reports the search to analytics. Spec 1 §7. */
function reportSearch(term: string) {
  track({ event: "search", search_type: "start page", search_term: term })
}
