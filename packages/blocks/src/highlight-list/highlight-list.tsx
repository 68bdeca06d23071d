import { type BlockProps, Link, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckIcon } from "@forecourt/ui-kit/icons"
import type { HighlightList as Fields, HighlightListHighlight } from "../generated/highlight-list.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./highlight-list.module.css"

const part = anatomy("highlight-list", section, { text: prose.prose, link: button.arrow }, css)

export function HighlightList({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, marker, highlights = [] } = fields
  if (highlights.length === 0) return null

  const isNumbered = marker === "Number"
  const heading = getHeadingBelow(titleTag, title)
  const points = highlights.map((highlight) => renderHighlight(highlight, heading, isNumbered))
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <RichText {...part("text")} field={fields.text} />
        {isNumbered ? <ol {...part("highlights")}>{...points}</ol> : <ul {...part("highlights")}>{...points}</ul>}
        <Link {...part("link")} field={fields.link} newWindowText={site.text("link.newWindow")} />
      </div>
    </section>
  )
}

function renderHighlight({ title, text: body }: HighlightListHighlight, heading: HeadingBelow, isNumbered: boolean) {
  return (
    <li {...part("highlight")}>
      <span {...part("marker")} aria-hidden="true">
        {isNumbered ? null : <CheckIcon />}
      </span>
      <div {...part("words")}>
        <Text {...part("highlight-title")} as={heading} field={title} />
        <Text {...part("highlight-text")} as="p" field={body} />
      </div>
    </li>
  )
}
