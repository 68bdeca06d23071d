import { type BlockProps, Image, isRendered, Link, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { EqualRow } from "@forecourt/ui-kit/equal-row"
import type { StageRow as Fields, StageRowStage } from "../generated/stage-row.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import card from "../styles/card.module.css"
import cover from "../styles/cover.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./stage-row.module.css"

const part = anatomy(
  "stage-row",
  section,
  {
    stage: card.root,
    picture: card.picture,
    image: card.image,
    text: prose.prose,
    link: `${cover.link} ${button.arrow}`,
  },
  css,
)
const COVER = { "data-cover": "" }
/** The number of columns in wide windows. Spec 1 §9. */
const COLUMNS = { "3": 3, "4": 4 } as const
const SIZES = {
  "3": "(min-width: 1280px) 410px, (min-width: 768px) 33vw, 100vw",
  "4": "(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw",
}

export function StageRow({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, columns, stages = [] } = fields
  if (stages.length === 0) return null
  const heading = getHeadingBelow(titleTag, title)

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <RichText {...part("text")} field={fields.text} />
        <EqualRow.Root {...part("stages")} columns={COLUMNS[columns]}>
          {stages.map((stage, index) => renderStage(stage, index, heading, SIZES[columns], site))}
        </EqualRow.Root>
      </div>
    </section>
  )
}

function renderStage(
  { image, title, text: body, link: field }: StageRowStage,
  index: number,
  heading: HeadingBelow,
  sizes: string,
  site: SiteContext,
) {
  return (
    <EqualRow.Item key={index.toString()} {...part("stage")} rows={4}>
      {isRendered(image) ? (
        <div {...part("picture")}>
          <Image {...part("image")} field={image} site={site} sizes={sizes} />
        </div>
      ) : null}
      <Text {...part("stage-title")} as={heading} field={title} />
      <Text {...part("stage-text")} as="p" field={body} />
      <Link
        {...part("link")}
        // The link covers the whole card, except in the page editor, where the texts must be editable.
        {...(site.mode !== "editing" && COVER)}
        field={field}
        newWindowText={site.text("link.newWindow")}
      />
    </EqualRow.Item>
  )
}
