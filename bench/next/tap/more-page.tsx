import type { ComponentType } from "react"
import { stories } from "./stories.ts"

export interface MorePageProps {
  readonly Browser: ComponentType<{
    readonly root: string
    readonly language: string
    readonly address: string
    readonly look: "grid"
    readonly heading: "h2"
    readonly highlightsLatest: boolean
    readonly showDates: boolean
    readonly isOpening: boolean
    readonly tags: readonly []
    readonly chosen: readonly []
    readonly cards: ReturnType<typeof stories>["stories"]
    readonly total: number
    readonly pages: number
    readonly next: string | null
    readonly texts: {
      readonly readMore: string
      readonly none: string
      readonly failed: string
      readonly filter: object
      readonly more: object
    }
  }>
  readonly address: string
  readonly query: Promise<{ readonly page?: string }>
}

/** Renders articles and a link to more articles. Hydration replaces the link with a button. */
export async function MorePage({ Browser, address, query }: MorePageProps) {
  const pages = Number((await query).page ?? 1)
  const shown = Array.from({ length: pages }, (_, page) => stories(page)).flatMap(({ stories }) => stories)
  return (
    <main>
      <Browser
        root="{11111111-1111-4111-8111-111111111111}"
        language="sv"
        address={address}
        look="grid"
        heading="h2"
        highlightsLatest={false}
        showDates={false}
        isOpening={false}
        tags={[]}
        chosen={[]}
        cards={shown}
        total={stories(pages - 1).total}
        pages={pages}
        next={stories(pages - 1).next ?? null}
        texts={{
          readMore: "Läs mer",
          none: "Inga nyheter",
          failed: "Något gick fel",
          filter: {},
          more: { more: "Visa fler", loading: "Hämtar fler", loaded: "Antal nya: {count}", failed: "Försök igen" },
        }}
      />
    </main>
  )
}
