// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/load-more.css"
import "@forecourt/ui-kit/css/tag-filter.css"
import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { createCards } from "../articles/create-cards.ts"
import { StoriesBrowser } from "../generated/islands.tsx"
import type { StoriesList as Fields } from "../generated/stories-list.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { isPageOpening } from "../outline/opens-page.ts"
import css from "./stories-list.module.css"
import { getStyle, isLatestHighlighted } from "./stories-list.rules.ts"

const part = anatomy("stories-list", css)

/** The articles below a page, four at a time, with tags as filters. */
export function StoriesList({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, stories = [], tags = [], chosenTags = [], root, total, pages, nextPage } = fields
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <Text {...part("text")} as="p" field={text} />
        <StoriesBrowser
          root={root ?? ""}
          language={site.language}
          address={site.path}
          variant={getStyle(fields.layout)}
          highlightsLatest={isLatestHighlighted(fields)}
          showDates={fields.showDates}
          isOpening={isPageOpening(fields)}
          heading={getHeadingBelow(titleTag, title)}
          cards={createCards(stories, site)}
          total={total ?? stories.length}
          pages={pages}
          next={nextPage ?? null}
          tags={tags.map(({ key, value }) => ({ key, value }))}
          chosen={chosenTags}
          texts={{
            readMore: site.text("stories.readMore"),
            none: site.text("storiesNoResults"),
            failed: site.text("stories.failed"),
            filter: {
              group: site.text("tagFilter.label"),
              all: site.text("tagFilter.all"),
              count: site.text("tagFilter.count"),
            },
            more: {
              more: site.text("loadMore.more"),
              loading: site.text("loadMore.loading"),
              loaded: site.text("loadMore.loaded"),
              failed: site.text("loadMore.failed"),
            },
          }}
        />
      </div>
    </section>
  )
}
