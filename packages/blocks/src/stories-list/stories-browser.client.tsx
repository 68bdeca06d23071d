"use client"

import { type StoryCard as Card, fetchStoryCards } from "@forecourt/api-clients/stories"
import { LoadMore, type LoadMoreLabels } from "@forecourt/ui-kit/load-more"
import { TagFilter, type TagFilterLabels, toggleTag } from "@forecourt/ui-kit/tag-filter"
import { useRef, useState } from "react"
import { StoryCard, type StoryCardProps } from "../stories/story-card.tsx"
import css from "./stories-list.module.css"
import { listAddress } from "./stories-list.rules.ts"

export interface StoriesBrowserProps extends Pick<StoryCardProps, "heading"> {
  /** Identifier of the page whose stories are shown. */
  readonly root: string
  readonly language: string
  /** Address of the page. */
  readonly address: string
  readonly look: "row" | "grid"
  readonly highlightsLatest: boolean
  readonly showDates: boolean
  /** Whether the page opens with the list. */
  readonly isOpening: boolean
  readonly cards: readonly Card[]
  readonly total: number
  /** How many pages the cards fill. */
  readonly pages: number
  /** Where the next page starts. */
  readonly next: string | null
  readonly tags: readonly { readonly key: string; readonly value: string }[]
  /** Keys of the tags that are chosen. */
  readonly chosen: readonly string[]
  readonly texts: {
    readonly readMore: string
    readonly none: string
    readonly failed: string
    readonly filter: TagFilterLabels
    readonly more: LoadMoreLabels
  }
}

interface Shown extends Pick<StoriesBrowserProps, "cards" | "total" | "pages" | "next"> {
  readonly phase: "idle" | "loading" | "failed"
}

const SIZES: Readonly<Record<StoriesBrowserProps["look"], string>> = {
  grid: "(min-width: 1280px) 628px, (min-width: 768px) 50vw, 100vw",
  row: "(min-width: 1280px) 490px, (min-width: 768px) 50vw, 100vw",
}

/** The list of stories, its filter and its next pages. Without JavaScript a form and a link that ask for the page anew. */
export function StoriesBrowser(props: StoriesBrowserProps) {
  const { address, look, heading, showDates, isOpening, tags, texts } = props
  const { chosen, shown, choose, loadMore } = useStories(props)
  const { cards, total, pages, next, phase } = shown
  const isHighlighted = props.highlightsLatest && chosen.length === 0

  return (
    <LoadMore.Root
      className={css.browser}
      hasMore={next !== null && phase !== "loading"}
      load={loadMore}
      labels={texts.more}
    >
      {tags.length > 0 ? (
        <form className={css.form} action={address} onSubmit={(event) => event.preventDefault()}>
          <TagFilter.Root
            className={css.filter}
            labels={texts.filter}
            value={chosen}
            onValueChange={(value) => choose(value)}
          >
            <TagFilter.All render={(button) => <button {...button} type="submit" />} />
            {tags.map(({ key, value }, index) => (
              <TagFilter.Tag
                // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and an editor may have made one twice.
                key={`${index} ${key}`}
                value={key}
                render={(button) => (
                  <button {...button} type="submit" name="tag" value={toggleTag(chosen, key).join(".")} />
                )}
              >
                {value}
              </TagFilter.Tag>
            ))}
            <TagFilter.Status count={total} />
          </TagFilter.Root>
        </form>
      ) : null}
      {cards.length > 0 || phase !== "idle" ? null : <p className={css.none}>{texts.none}</p>}
      <LoadMore.Items
        className={css.items}
        role="list"
        data-look={look}
        {...(isHighlighted && { "data-highlight": "" })}
        {...(phase === "loading" && { "aria-busy": true })}
      >
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: more come at the end only; one that moved meanwhile comes twice.
          <li key={`${index} ${card.id}`}>
            <StoryCard
              card={card}
              heading={heading}
              showDate={showDates}
              readMore={texts.readMore}
              sizes={SIZES[look]}
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

/** The tags that are chosen and the stories that come of it. Of several answers only that to the last choice counts. */
function useStories({ root, language, address, ...first }: StoriesBrowserProps) {
  const [chosen, setChosen] = useState(first.chosen)
  const [shown, setShown] = useState<Shown>({ ...pageOf(first), phase: "idle" })
  const asked = useRef<AbortController | null>(null)

  function ask() {
    asked.current?.abort()
    asked.current = new AbortController()
    return asked.current.signal
  }

  async function choose(tags: readonly string[]) {
    const signal = ask()
    setChosen(tags)
    setShown((before) => ({ ...before, phase: "loading" }))
    window.history.replaceState(window.history.state, "", listAddress(address, tags))
    try {
      const { cards, total, next = null } = await fetchStoryCards({ root, language, tags }, { signal })
      if (!signal.aborted) setShown({ cards, total, pages: 1, next, phase: "idle" })
    } catch {
      if (!signal.aborted) setShown((before) => ({ ...before, phase: "failed" }))
    }
  }

  async function loadMore() {
    const signal = ask()
    const cursor = shown.next ?? undefined
    const request = fetchStoryCards({ root, language, tags: chosen, ...(cursor && { cursor }) }, { signal })
    // A visitor who has chosen a tag meanwhile waits for other stories.
    const more = await request.catch((cause) => (signal.aborted ? null : Promise.reject(cause)))
    if (more === null || signal.aborted) return
    setShown((before) => ({
      cards: [...before.cards, ...more.cards.filter(({ id }) => before.cards.every((card) => card.id !== id))],
      total: more.total,
      pages: before.pages + 1,
      next: more.next ?? null,
      phase: "idle",
    }))
  }

  return { chosen, shown, choose, loadMore }
}

function pageOf({ cards, total, pages, next }: Omit<Shown, "phase">): Omit<Shown, "phase"> {
  return { cards, total, pages, next }
}
