import type { Article } from "@forecourt/api-clients/content"
import { type BlockProps, DateText, Image, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ArticleCard } from "../articles/article-card.tsx"
import { createCards } from "../articles/create-cards.ts"
import type { StoryPage as Fields } from "../generated/story-page.ts"
import prose from "../styles/prose.module.css"
import type { StoryPageData } from "./story-page.load.ts"
import css from "./story-page.module.css"
import { shouldShowPublishInfo } from "./story-page.rules.ts"

const part = anatomy("story-page", css)
const text = { ...part("text"), className: `${css.text} ${prose.prose}` }

export function StoryPage(props: BlockProps<Fields, StoryPageData>) {
  const { fields, data = {}, site, renderPlaceholder } = props
  const { title, preamble, image, parent } = data
  return (
    <div {...part("root")}>
      {parent ? <Back parent={parent} site={site} /> : null}
      <article {...part("article")}>
        <header {...part("header")}>
          <Text {...part("title")} as="h1" field={title} />
          <Text {...part("preamble")} as="p" field={preamble} />
          {shouldShowPublishInfo(data) ? <PublishInfo data={data} site={site} /> : null}
        </header>
        <Image {...part("image")} field={image} site={site} sizes="(min-width: 1280px) 1024px, 100vw" priority />
        <RichText {...text} field={fields.text} />
        {renderPlaceholder("story")}
      </article>
      <Neighbours data={data} site={site} />
      <Related data={data} site={site} />
    </div>
  )
}

interface Parts {
  readonly data: StoryPageData
  readonly site: SiteContext
}

function Back({ parent, site }: { readonly parent: NonNullable<StoryPageData["parent"]>; readonly site: SiteContext }) {
  return (
    <a {...part("back")} href={parent.path}>
      <span {...part("back-words")}>{site.text("stories.back", { page: parent.title })}</span>
    </a>
  )
}

function PublishInfo({ data: { author, date }, site }: Parts) {
  return (
    <p {...part("info")}>
      <Text {...part("author")} field={author} />
      <DateText {...part("date")} field={date} site={site} />
    </p>
  )
}

function Neighbours({ data: { previous, next }, site }: Parts) {
  if (!previous && !next) return null
  return (
    <nav {...part("neighbours")} aria-label={site.text("stories.neighbours")}>
      {previous ? <Neighbour name="previous" article={previous} label={site.text("stories.previous")} /> : null}
      {next ? <Neighbour name="next" article={next} label={site.text("stories.next")} /> : null}
    </nav>
  )
}

const RELATED_SIZES = "(min-width: 1024px) 410px, (min-width: 768px) 50vw, 100vw"

/** The list role, which Safari removes from lists without markers. */
const LIST = { role: "list" } as const

function Related({ data: { related = [] }, site }: Parts) {
  if (related.length === 0) return null
  return (
    <section {...part("related")}>
      <h2 {...part("related-title")}>{site.text("stories.related")}</h2>
      <ul {...part("related-items")} {...LIST}>
        {createCards(related, site).map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and the platform may answer one twice.
          <li key={`${index} ${card.id}`}>
            <ArticleCard
              card={card}
              heading="h3"
              showDate
              readMore={site.text("stories.readMore")}
              sizes={RELATED_SIZES}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NeighbourProps {
  readonly name: "previous" | "next"
  readonly article: Article
  readonly label: string
}

function Neighbour({ name, article: { path, title }, label }: NeighbourProps) {
  return (
    <a {...part(name)} href={path} rel={name === "next" ? "next" : "prev"}>
      <span {...part("way")}>{label}</span>
      <span {...part("neighbour")}>{title}</span>
    </a>
  )
}
