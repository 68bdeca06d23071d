import {
  type BlockProps,
  EditorHint,
  Image,
  isRendered,
  Link,
  type SiteContext,
  Text,
  type TextField,
} from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CarModelCard as Fields } from "../generated/car-model-card.ts"
import button from "../styles/button.module.css"
import card from "../styles/card.module.css"
import cover from "../styles/cover.module.css"
import css from "./car-model-card.module.css"

const part = anatomy("car-model-card", card, css)
const COVER = { "data-cover": "" }
const attributes = { ...part("link"), className: `${cover.link} ${css.link} ${button.arrow}` }

export function CarModelCard({ fields, site }: BlockProps<Fields>) {
  const { title, text, image, link, isCampaign, campaignLabel, facts = [] } = fields
  const shown = facts.filter(isWhole)

  return (
    <article {...part("root")}>
      {isRendered(image) ? (
        <div {...part("picture")}>
          <Image
            {...part("image")}
            field={image}
            site={site}
            sizes="(min-width: 1280px) 410px, (min-width: 768px) 50vw, 100vw"
          />
        </div>
      ) : null}
      {isCampaign ? <Text {...part("campaign")} as="p" field={campaignLabel} /> : renderHidden(campaignLabel, site)}
      <div {...part("body")}>
        <Text {...part("title")} as="h3" field={title} />
        <Text {...part("text")} as="p" field={text} />
        {shown.length > 0 ? <Facts facts={shown} /> : null}
        <Link
          {...attributes}
          // The link covers the whole card, except in the page editor, where the texts must be editable.
          {...(site.mode !== "editing" && COVER)}
          field={link}
          newWindowText={site.text("link.newWindow")}
        />
      </div>
    </article>
  )
}

/** Renders a label that is not shown to visitors, so that editors can change it in the page editor. */
function renderHidden(label: TextField | undefined, site: SiteContext) {
  if (site.mode !== "editing" || !isRendered(label)) return null
  return (
    <div {...part("campaign")} data-editing="">
      <Text as="p" field={label} />
      <EditorHint text="editing.campaignHidden" site={site} />
    </div>
  )
}

type Fact = NonNullable<Fields["facts"]>[number]

function isWhole({ label, value }: Fact): boolean {
  return isRendered(label) && isRendered(value)
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return <dl {...part("facts")}>{...facts.map(renderFact)}</dl>
}

function renderFact({ label, value }: Fact) {
  return (
    <div {...part("fact")}>
      <Text {...part("label")} as="dt" field={label} />
      <Text {...part("value")} as="dd" field={value} />
    </div>
  )
}
