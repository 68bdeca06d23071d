import {
  type BlockProps,
  DateText,
  Image,
  RichText,
  type SiteContext,
  type StoryEntry,
  Text,
} from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { StoryPage as Fields } from "../generated/story-page.ts"
import prose from "../looks/prose.module.css"
import css from "./story-page.module.css"
import { shouldShowPublishInfo } from "./story-page.rules.ts"

const part = anatomy("story-page", css)
const text = { ...part("text"), className: `${css.text} ${prose.prose}` }

/** A story: what its page says about it, then the text, and the ways back and to its neighbours. */
export function StoryPage({ fields, site, slot }: BlockProps<Fields>) {
  const { title, preamble, image, parent } = fields
  return (
    <div {...part("root")}>
      {parent ? <Back parent={parent} site={site} /> : null}
      <article {...part("article")}>
        <header {...part("header")}>
          <Text {...part("title")} as="h1" field={title} />
          <Text {...part("preamble")} as="p" field={preamble} />
          {shouldShowPublishInfo(fields) ? <PublishInfo fields={fields} site={site} /> : null}
        </header>
        <Image {...part("image")} field={image} site={site} sizes="(min-width: 1280px) 1024px, 100vw" priority />
        <RichText {...text} field={fields.text} />
        {slot("story")}
      </article>
      <Neighbours fields={fields} site={site} />
    </div>
  )
}

type Parts = Pick<BlockProps<Fields>, "fields" | "site">

/** Stays where it is while the story moves. */
function Back({ parent, site }: { readonly parent: NonNullable<Fields["parent"]>; readonly site: SiteContext }) {
  return (
    <a {...part("back")} href={parent.path}>
      <span {...part("back-words")}>{site.text("stories.back", { page: parent.title })}</span>
    </a>
  )
}

function PublishInfo({ fields: { author, date }, site }: Parts) {
  return (
    <p {...part("info")}>
      <Text {...part("author")} field={author} />
      <DateText {...part("date")} field={date} site={site} />
    </p>
  )
}

function Neighbours({ fields: { previous, next }, site }: Parts) {
  if (!previous && !next) return null
  return (
    <nav {...part("neighbours")} aria-label={site.text("stories.neighbours")}>
      {previous ? <Neighbour name="previous" story={previous} words={site.text("stories.previous")} /> : null}
      {next ? <Neighbour name="next" story={next} words={site.text("stories.next")} /> : null}
    </nav>
  )
}

interface NeighbourProps {
  readonly name: "previous" | "next"
  readonly story: StoryEntry
  readonly words: string
}

function Neighbour({ name, story: { path, title }, words }: NeighbourProps) {
  return (
    <a {...part(name)} href={path} rel={name === "next" ? "next" : "prev"}>
      <span {...part("way")}>{words}</span>
      <span {...part("neighbour")}>{title}</span>
    </a>
  )
}
