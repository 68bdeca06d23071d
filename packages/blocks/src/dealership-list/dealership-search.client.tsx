"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon, SearchIcon } from "@forecourt/ui-kit/icons"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { SearchField } from "@forecourt/ui-kit/search-field"
import { type ReactNode, useEffect, useRef, useState } from "react"
import grid from "../stock/dealership/dealership-grid.module.css"
import css from "./dealership-list.module.css"
import { isFound } from "./dealership-list.rules.ts"

const part = anatomy("dealership-list", css)

export interface DealershipSearchProps {
  /** The server-rendered heading of the list. */
  readonly heading: ReactNode
  /** The URL of the page. */
  readonly address: string
  /** The search words in the URL. */
  readonly searched: string
  /** The server-rendered cards with their search terms. */
  readonly cards: readonly { readonly words: string; readonly card: ReactNode }[]
  readonly texts: {
    readonly search: string
    readonly submit: string
    readonly clear: string
    readonly count: string
    readonly none: string
  }
}

/**
 * A list that is filtered while the visitor types. Without JavaScript, submitting the form reloads the page. Spec 2
 * §2.6.
 */
export function DealershipSearch({ heading, address, searched, cards, texts }: DealershipSearchProps) {
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), [])

  const shown = cards.map(({ words }) => isFound(words, typed))
  const count = shown.filter(Boolean).length
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
      <p {...part(count === 0 ? "notice" : "count")} role="status">
        {count === 0 ? texts.none : formatMessage(texts.count, { count })}
      </p>
      <ul {...part("list")} className={grid.grid}>
        {cards.map(({ card }, index) => (
          // A card has no identity except its position.
          <li key={index.toString()} {...part("item")} hidden={!shown[index]}>
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
