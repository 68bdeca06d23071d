import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ArticleCard } from "../articles/article-card.tsx"
import { getArticlesPage } from "../articles/articles.rules.ts"
import { createCards } from "../articles/create-cards.ts"
import type { StoriesTeaser as Fields } from "../generated/stories-teaser.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import button from "../styles/button.module.css"
import type { StoriesTeaserData } from "./stories-teaser.load.ts"
import css from "./stories-teaser.module.css"

const part = anatomy("stories-teaser", css)
const more = { ...part("more"), className: `${css.more} ${button.arrow}` }

/** The list role, which Safari removes from lists without markers. */
const LIST = { role: "list" } as const

const SIZES = {
  row: "(min-width: 1024px) 410px, (min-width: 768px) 50vw, 100vw",
  list: "(min-width: 1280px) 420px, 34vw",
} as const

export function StoriesTeaser({ fields, data, site }: BlockProps<Fields, StoriesTeaserData>) {
  if (data === undefined || data.stories.length === 0) return null

  const { title, titleTag, layout, showDates, showMoreText } = fields
  const variant = layout === "Variant 2" ? "list" : "row"
  const page = getArticlesPage(data.indexPath)
  const heading = getHeadingBelow(titleTag, title)
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <ul {...part("items")} {...LIST} data-variant={variant}>
          {createCards(data.stories, site).map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and a story may be listed twice.
            <li key={`${index} ${card.id}`}>
              <ArticleCard
                card={card}
                heading={heading}
                showDate={showDates}
                readMore={site.text("stories.readMore")}
                sizes={SIZES[variant]}
                isRow={variant === "list"}
              />
            </li>
          ))}
        </ul>
        {page === null ? null : (
          <a {...more} href={page}>
            {showMoreText ? <Text field={showMoreText} /> : site.text("stories.showMore")}
          </a>
        )}
      </div>
    </section>
  )
}
