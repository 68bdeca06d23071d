import { type BlockProps, Image, Link, type NavigationItem, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import type { MegaMenuNavigation as Fields } from "../generated/mega-menu-navigation.ts"
import { Bar } from "../navigation-bar/bar.tsx"
import { renderSubpage } from "../navigation-bar/subpage.tsx"
import button from "../styles/button.module.css"
import css from "./mega-menu-navigation.module.css"
import { columnsOf, findTeaser, type Teaser } from "./mega-menu-navigation.rules.ts"

const part = anatomy("mega-menu-navigation", css)
const COVER = { "data-cover": "" }
const link = { ...part("link"), className: `${css.link} ${button.arrow}` }

/** The navigation for sites with many pages: menus over the whole width, with columns of links and a teaser. */
export function MegaMenuNavigation({ fields, site, id }: BlockProps<Fields>) {
  const renderTeaserUnder = (item: NavigationItem) => renderTeaser(findTeaser(fields, item), site)
  return (
    <Bar
      root={part("root")}
      wideFromPx={BREAKPOINTS_PX.large} // Spec 1 §4
      fields={fields}
      site={site}
      id={id}
      renderPanel={(item) => (
        <>
          <div {...part("columns")}>{...columnsOf(item).map((pages) => renderColumn(pages, site))}</div>
          {renderTeaserUnder(item)}
        </>
      )}
      renderAside={renderTeaserUnder}
    />
  )
}

function renderColumn(pages: readonly NavigationItem[], site: SiteContext) {
  return <ul {...part("column")}>{...pages.map((page) => renderSubpage(page, site))}</ul>
}

function renderTeaser(teaser: Teaser | undefined, site: SiteContext) {
  if (teaser === undefined) return null
  return (
    <div {...part("teaser")}>
      <Image {...part("image")} field={teaser.image} site={site} sizes="(min-width: 1500px) 360px, 100vw" />
      <Text {...part("title")} as="p" field={teaser.title} />
      <Text {...part("text")} as="p" field={teaser.text} />
      <Link
        {...link}
        // The whole teaser leads there, except where an editor has to reach the words.
        {...(site.mode !== "editing" && COVER)}
        field={teaser.link}
        newWindowText={site.text("link.newWindow")}
      />
    </div>
  )
}
