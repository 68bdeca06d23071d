// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/load-more.css"
import "@forecourt/ui-kit/css/tag-filter.css"
import { type BlockProps, Text } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { createCards } from "../articles/create-cards.ts"
import { StoriesBrowser } from "../generated/islands.tsx"
import type { StoriesList as Fields } from "../generated/stories-list.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { isPageOpening } from "../outline/opens-page.ts"
import type { StoriesListData } from "./stories-list.load.ts"
import css from "./stories-list.module.css"
import { isLatestHighlighted } from "./stories-list.rules.ts"

const part = anatomy("stories-list", css)

const NO_STORIES: StoriesListData = {
  stories: [],
  total: 0,
  tags: [],
  chosenTags: [],
  root: "",
  pages: 1,
  nextPage: null,
  layout: "grid",
  showDates: true,
  highlightLatestStory: false,
}

export function StoriesList({ fields, data = NO_STORIES, site }: BlockProps<Fields, StoriesListData>) {
  const { title, titleTag, text } = fields
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <Text {...part("text")} as="p" field={text} />
        <StoriesBrowser
          root={data.root}
          language={site.language}
          address={site.path}
          variant={data.layout}
          highlightsLatest={isLatestHighlighted(data)}
          showDates={data.showDates}
          isOpening={isPageOpening(fields)}
          heading={getHeadingBelow(titleTag, title)}
          cards={createCards(data.stories, site)}
          total={data.total}
          pages={data.pages}
          next={data.nextPage}
          tags={data.tags.map(({ key, value }) => ({ key, value }))}
          chosen={data.chosenTags}
          texts={{
            readMore: site.text("stories.readMore"),
            none: site.text("storiesNoResults"),
            failed: site.text("stories.failed"),
            filter: { ...getGroupTexts(site, "tagFilter"), group: site.text("tagFilter.label") },
            more: getGroupTexts(site, "loadMore"),
          }}
        />
      </div>
    </section>
  )
}
