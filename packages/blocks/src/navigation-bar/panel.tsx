import type { NavigationEntry } from "@forecourt/api-clients/content"
import { Image, Link, type NavigationBar, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { getItemTitle } from "./navigation-bar.rules.ts"
import { PageLink } from "./navigation-page-link.tsx"
import css from "./panel.module.css"
import { createGroups, findTeaser, type Group, getColumnCount } from "./panel.rules.ts"
import { renderSubpage } from "./subpage.tsx"

const part = anatomy("navigation", css)
const PANEL_TITLE = part("panel-title")
const COVER = { "data-cover": "" }

export interface PanelProps {
  readonly item: NavigationEntry
  readonly fields: NavigationBar
  readonly site: SiteContext
}

export function Panel({ item, fields, site }: PanelProps) {
  const { shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  return (
    <div {...part("sheet")} data-columns={getColumnCount(item)}>
      {isNavigable ? (
        <PageLink at={PANEL_TITLE} item={item} site={site} />
      ) : (
        <p {...PANEL_TITLE}>{getItemTitle(item)}</p>
      )}
      <div {...part("groups")}>{...createGroups(item).map((group) => renderGroup(group, site))}</div>
      <Teaser item={item} fields={fields} site={site} />
    </div>
  )
}

function renderGroup(group: Group, site: SiteContext) {
  return <ul {...part("group")}>{...group.map((page) => renderSubpage(page, site))}</ul>
}

export function Teaser({ item, fields, site }: PanelProps) {
  const teaser = findTeaser(fields, item)
  if (teaser === undefined) return null
  return (
    <div {...part("teaser")}>
      <div {...part("teaser-card")}>
        <Image {...part("teaser-image")} field={teaser.image} site={site} sizes="(min-width: 1280px) 420px, 100vw" />
        <div {...part("teaser-words")}>
          <Text {...part("teaser-title")} as="p" field={teaser.title} />
          <Text {...part("teaser-price")} as="p" field={teaser.price} />
          <Text {...part("teaser-text")} as="p" field={teaser.text} />
          <Link
            {...part("teaser-link")}
            // The link covers the whole teaser, except in the page editor, where the texts must be editable.
            {...(site.mode !== "editing" && COVER)}
            field={teaser.link}
            newWindowText={site.text("link.newWindow")}
          />
        </div>
      </div>
    </div>
  )
}
