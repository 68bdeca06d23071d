import {
  type ArticleCard,
  type ArticleCards,
  createStoriesHttp,
  fetchArticleCards,
} from "@forecourt/api-clients/stories"
import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useFollowedAddress } from "../address/follow-address.ts"
import { listAddress, readListAddress } from "./stories-list.rules.ts"

export interface ShownArticles {
  readonly chosen: readonly string[]
  readonly cards: readonly ArticleCard[]
  readonly total: number
  readonly pages: number
  /** The cursor for loading more articles, or `null` when all articles are loaded. */
  readonly next: string | null
}

interface ArticlesOptions {
  readonly root: string
  readonly language: string
  /** The URL path of the current page. */
  readonly address: string
  readonly tags: readonly string[]
}

interface State extends ShownArticles {
  readonly phase: "idle" | "loading" | "failed"
}

/**
 * Manages the articles of a list. Each selection adds a history entry with the URL that the link opens without
 * JavaScript. Responses for an earlier selection are ignored.
 */
export function useArticles({ root, language, address, tags }: ArticlesOptions, first: ShownArticles) {
  const [state, setState] = useState<State>({ ...first, phase: "idle" })
  const controller = useRef<AbortController | null>(null)
  const seen = useRef(new Map([[listAddress(address, first.chosen, first.pages), first]]))

  function startRequest(): AbortSignal {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }

  function fetchPage(chosen: readonly string[], cursor: string | null, signal: AbortSignal): Promise<ArticleCards> {
    const site = createStoriesHttp({ url: window.location.origin, retries: 0 })
    return fetchArticleCards(site, { root, language, tag: [...chosen], ...(cursor !== null && { cursor }) }, { signal })
  }

  async function fetchPages(chosen: readonly string[], pages: number, signal: AbortSignal): Promise<ShownArticles> {
    let list = toList(chosen, await fetchPage(chosen, null, signal))
    while (list.pages < pages && list.next !== null) list = addCards(list, await fetchPage(chosen, list.next, signal))
    return list
  }

  function show(list: ShownArticles): void {
    seen.current.set(listAddress(address, list.chosen, list.pages), list)
    setState({ ...list, phase: "idle" })
  }

  async function open(chosen: readonly string[], pages: number): Promise<void> {
    const signal = startRequest()
    setState((previous) => ({ ...previous, chosen, phase: "loading" }))
    try {
      const list = await fetchPages(chosen, pages, signal)
      if (!signal.aborted) show(list)
    } catch {
      if (!signal.aborted) setState((previous) => ({ ...previous, phase: "failed" }))
    }
  }

  function choose(chosen: readonly string[]): Promise<void> {
    window.history.pushState(null, "", listAddress(address, chosen))
    return open(chosen, 1)
  }

  async function loadMore(): Promise<void> {
    const signal = startRequest()
    const { phase: _, ...list } = state
    // Ignore the response when the visitor has chosen another tag meanwhile.
    const more = await fetchPage(list.chosen, list.next, signal).catch((cause) =>
      signal.aborted ? null : Promise.reject(cause),
    )
    if (more === null || signal.aborted) return
    const grown = addCards(list, more)
    window.history.pushState(null, "", listAddress(address, grown.chosen, grown.pages))
    show(grown)
  }

  useFollowedAddress(address, state.phase !== "loading", (search) => {
    const { chosen, pages } = readListAddress(search, tags)
    const list = seen.current.get(listAddress(address, chosen, pages))
    if (list === undefined) return void open(chosen, pages)
    startRequest()
    // Before the browser restores the scroll position.
    flushSync(() => show(list))
  })

  return { state, choose, loadMore }
}

function toList(chosen: readonly string[], { cards, total, next = null }: ArticleCards): ShownArticles {
  return { chosen, cards, total, pages: 1, next }
}

function addCards(list: ShownArticles, { cards, total, next = null }: ArticleCards): ShownArticles {
  const added = cards.filter(({ id }) => list.cards.every((card) => card.id !== id))
  return { ...list, cards: [...list.cards, ...added], total, pages: list.pages + 1, next }
}
