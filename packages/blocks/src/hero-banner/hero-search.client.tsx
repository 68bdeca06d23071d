"use client"

import { track } from "@forecourt/api-clients/analytics"
import { islandRoot } from "@forecourt/renderer/island-root"
import { CloseIcon, SearchIcon } from "@forecourt/ui-kit/icons"
import { SearchField, type SearchFieldLabels } from "@forecourt/ui-kit/search-field"
import type { ReactNode } from "react"
import css from "./hero-search.module.css"

export interface HeroSearchProps {
  /** Address of the page that shows the result; its query parameters are kept. */
  readonly action: string
  readonly labels: SearchFieldLabels
  /** Hints that lie in the field while it is empty. */
  readonly children?: ReactNode
}

/** A field to search for cars. Without JavaScript it is an ordinary form. */
export function HeroSearch({ action, labels, children }: HeroSearchProps) {
  return (
    <SearchField.Root
      {...islandRoot("HeroSearch")}
      className={css.search}
      data-theme="light"
      action={action}
      labels={labels}
      onSearch={pushSearch}
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
  )
}

/** Tells the tag manager what was searched for. Spec 1 §7. */
function pushSearch(term: string) {
  track({ event: "search", search_type: "start page", search_term: term })
}
