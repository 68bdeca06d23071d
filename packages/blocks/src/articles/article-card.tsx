import type { ArticleCard as Card } from "@forecourt/api-clients/stories"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import card from "../styles/card.module.css"
import cover from "../styles/cover.module.css"
import css from "./article-card.module.css"

const part = anatomy("article-card", card, cover, css)

export interface ArticleCardProps {
  readonly card: Card
  readonly heading: "h2" | "h3" | "h4" | "h5" | "h6" | "p"
  readonly showDate: boolean
  /** The visible text of the link. For screen readers, the headline is added to this text. */
  readonly readMore: string
  readonly sizes: string
  /** True if the picture is next to the text even in a narrow card. */
  readonly isRow?: boolean
  /** True if the picture is visible when the page loads. It is then loaded with high priority. */
  readonly isOpening?: boolean
}

export function ArticleCard({
  card,
  heading: Heading,
  showDate,
  readMore,
  sizes,
  isRow = false,
  isOpening = false,
}: ArticleCardProps) {
  const { path, title, preamble, date, day, image } = card
  return (
    <article {...part("root", { row: isRow })}>
      {image ? (
        <div {...part("picture")}>
          <img
            {...part("image")}
            // Before `src`, so that a browser which sets attributes in order sends one request.
            sizes={image.srcSet && sizes}
            srcSet={image.srcSet}
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading={isOpening ? "eager" : "lazy"}
            fetchPriority={isOpening ? "high" : undefined}
            decoding="async"
          />
        </div>
      ) : null}
      <div {...part("body")}>
        {showDate && day ? (
          <time {...part("date")} dateTime={date}>
            {day}
          </time>
        ) : null}
        <Heading {...part("title")}>{title}</Heading>
        {preamble ? <p {...part("preamble")}>{preamble}</p> : null}
        <a {...part("link", { cover: true })} href={path}>
          {readMore}
          <span {...part("about")}>: {title}</span>
        </a>
      </div>
    </article>
  )
}
