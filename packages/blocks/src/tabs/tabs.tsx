// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/tabs.css"
import { type BlockProps, Image, Link, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { TabsViews } from "../generated/islands.tsx"
import type { Tabs as Fields, TabsTab } from "../generated/tabs.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./tabs.module.css"

// The kit's tabs inside have another root and other panels.
const part = anatomy("tabs", section, { section: section.root, text: prose.prose, link: button.arrow }, css)

export function Tabs({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, tabs = [] } = fields
  if (tabs.length === 0) return null
  const heading = getHeadingBelow(titleTag, title)

  return (
    <section {...part("section")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <TabsViews
          className={css.views}
          label={title?.value || site.text("tabs.label")}
          labels={tabs.map((tab, index) => <Text key={index.toString()} field={tab.label} />)}
          panels={tabs.map((tab, index) => renderView(tab, index, heading, site))}
        />
      </div>
    </section>
  )
}

function renderView(
  { label, text: body, link: field, image }: TabsTab,
  index: number,
  heading: HeadingBelow,
  site: SiteContext,
) {
  return (
    <div key={index.toString()} {...part("view")}>
      <div {...part("words")}>
        <Text {...part("view-title")} as={heading} field={label} />
        <RichText {...part("text")} field={body} />
        <Link {...part("link")} field={field} newWindowText={site.text("link.newWindow")} />
      </div>
      <Image {...part("image")} field={image} site={site} sizes="(min-width: 1024px) 520px, 100vw" />
    </div>
  )
}
