import type { NavigationEntry } from "@forecourt/api-clients/content"
import type { NavigationBar, SiteContext } from "@forecourt/renderer"
import * as DrillDown from "@forecourt/ui-kit/drill-down/parts"
import { ChevronIcon } from "@forecourt/ui-kit/icons"
import { getCurrent, getItemTitle } from "./navigation-bar.rules.ts"
import { PageLink } from "./navigation-page-link.tsx"
import { Teaser } from "./panel.tsx"

export interface EntriesProps {
  readonly items: readonly NavigationEntry[]
  readonly site: SiteContext
  /** The position of the parent entry in the menu, such as `/0/2`. The React keys of the entries start with it. */
  readonly within?: string
  /** The parent page, if visitors can open it. The list of its child pages then starts with a link to it. */
  readonly parent?: NavigationEntry | undefined
  /**
   * The fields of the navigation bar, which include the teasers. They are set only for entries on the menu's top level.
   */
  readonly fields?: NavigationBar
}

export function Entries({ items, site, within = "", parent, fields }: EntriesProps) {
  return (
    <DrillDown.List>
      {parent ? renderLink(parent, site) : null}
      {...items.map((item, index) => renderEntry(item, site, `${within}/${index}`, fields))}
    </DrillDown.List>
  )
}

function renderEntry(item: NavigationEntry, site: SiteContext, place: string, fields: NavigationBar | undefined) {
  const { children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  if (children.length === 0) return renderLink(item, site)

  const title = getItemTitle(item)
  return (
    <DrillDown.Item>
      <DrillDown.Branch value={place} defaultOpen={getCurrent(item, site) !== undefined}>
        <DrillDown.Trigger>
          {title}
          <ChevronIcon />
        </DrillDown.Trigger>
        <DrillDown.Panel>
          <DrillDown.Back>
            <ChevronIcon />
            {site.text("navigation.back")}
          </DrillDown.Back>
          <DrillDown.Heading>{title}</DrillDown.Heading>
          <Entries items={children} site={site} within={place} parent={isNavigable ? item : undefined} />
          {fields ? <Teaser item={item} fields={fields} site={site} /> : null}
        </DrillDown.Panel>
      </DrillDown.Branch>
    </DrillDown.Item>
  )
}

function renderLink(item: NavigationEntry, site: SiteContext) {
  return (
    <DrillDown.Item>
      <DrillDown.Link
        current={getCurrent(item, site)}
        render={(props) => <PageLink at={props} item={item} site={site} />}
      />
    </DrillDown.Item>
  )
}
