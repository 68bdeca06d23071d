"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { LoadMore, type LoadMoreLabels } from "@forecourt/ui-kit/load-more"
import { TagFilter, type TagFilterLabels, toggleTag } from "@forecourt/ui-kit/tag-filter"
import { OWNS_ADDRESS } from "../address/follow-address.ts"
import { ArticleCard, type ArticleCardProps } from "../articles/article-card.tsx"
import css from "./stories-list.module.css"
import { listAddress } from "./stories-list.rules.ts"
import { type ShownArticles, useArticles } from "./use-articles.ts"

export interface StoriesBrowserProps extends Pick<ArticleCardProps, "heading">, ShownArticles {
  readonly root: string
  readonly language: string
  /** The path of the current page. */
  readonly address: string
  readonly variant: "row" | "grid"
  readonly highlightsLatest: boolean
  readonly showDates: boolean
  readonly isOpening: boolean
  readonly tags: readonly { readonly key: string; readonly value: string }[]
  readonly texts: {
    readonly readMore: string
    readonly none: string
    readonly failed: string
    readonly filter: TagFilterLabels
    readonly more: LoadMoreLabels
  }
}

const SIZES: Readonly<Record<StoriesBrowserProps["variant"], string>> = {
  grid: "(min-width: 1280px) 628px, (min-width: 768px) 50vw, 100vw",
  row: "(min-width: 1280px) 490px, (min-width: 768px) 50vw, 100vw",
}

/** Renders the articles with a filter. Without JavaScript, its links reload the page. */
export function StoriesBrowser(props: StoriesBrowserProps) {
  const { address, variant, heading, showDates, isOpening, tags, texts } = props
  const place = { root: props.root, language: props.language, address, tags: tags.map(({ key }) => key) }
  const { state, choose, loadMore } = useArticles(place, getFirstPage(props))
  const { chosen, cards, total, pages, next, phase } = state
  const isHighlighted = props.highlightsLatest && chosen.length === 0

  return (
    <LoadMore.Root
      {...getIslandRootProps("StoriesBrowser")}
      {...OWNS_ADDRESS}
      className={css.browser}
      hasMore={next !== null && phase !== "loading"}
      load={loadMore}
      labels={texts.more}
    >
      {tags.length > 0 ? (
        <TagFilter.Root
          className={css.filter}
          labels={texts.filter}
          value={chosen}
          onValueChange={(value) => void choose(value)}
        >
          <TagFilter.All href={address} />
          {tags.map(({ key, value }, index) => (
            <TagFilter.Tag
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and an editor may have made one twice.
              key={`${index} ${key}`}
              value={key}
              href={listAddress(address, toggleTag(chosen, key))}
            >
              {value}
            </TagFilter.Tag>
          ))}
          <TagFilter.Status count={total} />
        </TagFilter.Root>
      ) : null}
      {cards.length > 0 || phase !== "idle" ? null : <p className={css.none}>{texts.none}</p>}
      <LoadMore.Items
        className={css.items}
        role="list"
        data-variant={variant}
        {...(isHighlighted && { "data-highlight": "" })}
        {...(phase === "loading" && { "aria-busy": true })}
      >
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: more are only added at the end; a moved one is listed twice.
          <li key={`${index} ${card.id}`}>
            <ArticleCard
              card={card}
              heading={heading}
              showDate={showDates}
              readMore={texts.readMore}
              sizes={SIZES[variant]}
              isOpening={isOpening && index === 0}
            />
          </li>
        ))}
      </LoadMore.Items>
      {phase === "failed" ? (
        <p className={css.failed} role="alert">
          {texts.failed}
        </p>
      ) : null}
      <LoadMore.Trigger href={listAddress(address, chosen, pages + 1)} />
      <LoadMore.Status />
    </LoadMore.Root>
  )
}

function getFirstPage({ chosen, cards, total, pages, next }: ShownArticles): ShownArticles {
  return { chosen, cards, total, pages, next }
}
