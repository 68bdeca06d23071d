// What the islands below look like comes with the page, not with their scripts.
import "@forecourt/ui-kit/css/alert-bar.css"
import "@forecourt/ui-kit/css/drawer.css"
import "@forecourt/ui-kit/css/drill-down.css"
import "@forecourt/ui-kit/css/language-switch.css"
import "@forecourt/ui-kit/css/navigation.css"
import "@forecourt/ui-kit/css/priority-more.css"
import { type BlockProps, Image, Link, type NavigationItem, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CampaignIcon, ChevronIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import type { Language } from "@forecourt/ui-kit/language-switch/offered-languages"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { NavigationAlert, NavigationDrawer, NavigationLanguages, NavigationMenu } from "../generated/islands.tsx"
import type { Navigation as Fields } from "../generated/navigation.ts"
import css from "./navigation.module.css"
import {
  currentOf,
  type ExtraItem,
  hasAlert,
  isDismissible,
  isFloating,
  itemTitle,
  offeredLanguages,
  shownExtras,
  shownItems,
} from "./navigation.rules.ts"
import { Entries } from "./navigation-entries.tsx"
import { PageLink } from "./navigation-page-link.tsx"

const part = anatomy("navigation", css)
const TOP_LINK = { ...part("page"), "data-navigation-link": "" }
const OPEN_HERE = { "data-current": "" }
const DARK = { "data-theme": "dark" }
const FLOATING = { "data-floating": "" }
const SLIM = { "data-slim": "" }
const SEPARATOR = { "data-separator": "" }

type Items = readonly NavigationItem[]
type Props = Pick<BlockProps<Fields>, "fields" | "site">

/** The top of every page: logo, pages in three levels, language switch and an alert bar. */
export function Navigation({ fields, site, id }: BlockProps<Fields>) {
  const items = shownItems(fields.items)
  const extras = shownExtras(fields)
  const languages = offeredLanguages(fields, site)
  const hasMenu = items.length + extras.length + languages.length > 0

  return (
    <header
      {...part("root")}
      {...(fields.hasDarkTheme && DARK)}
      {...(isFloating(site) && FLOATING)}
      {...(fields.slimNav && SLIM)}
      {...(fields.showSeparator && SEPARATOR)}
    >
      {hasAlert(fields) ? <Alert fields={fields} site={site} /> : null}
      <div {...part("bar")}>
        <Home fields={fields} site={site} />
        {extras.length > 0 ? <Extras extras={extras} site={site} /> : null}
        {languages.length > 0 ? <Languages languages={languages} site={site} /> : null}
        {items.length > 0 ? <Menu items={items} site={site} id={id} /> : null}
        {hasMenu ? (
          <NavigationDrawer
            label={site.text("navigation.label")}
            open={site.text("navigation.openMenu")}
            close={site.text("navigation.closeMenu")}
          >
            {items.length > 0 ? <Entries items={items} site={site} /> : null}
            {extras.length > 0 ? <Extras extras={extras} site={site} /> : null}
            {languages.length > 0 ? <Languages languages={languages} site={site} /> : null}
          </NavigationDrawer>
        ) : null}
      </div>
    </header>
  )
}

const alertThemes = { Warning: "warning", Dark: "dark", Light: "light", Neutral: "ground-1" } as const
const alertIcons = { CampaignAlert: CampaignIcon, WarningAlert: WarningIcon } as const

function Alert({ fields, site }: Props) {
  const { messageType = "Neutral", messageIcon, messageTitle, messageText } = fields
  const Icon = messageIcon && alertIcons[messageIcon]
  return (
    <NavigationAlert
      theme={alertThemes[messageType]}
      // An editor always sees the alert, also after having put it away as a visitor.
      isDismissible={isDismissible(fields) && site.mode !== "editing"}
      label={site.text("alert.label")}
      dismiss={site.text("alert.dismiss")}
    >
      {Icon ? <Icon /> : null}
      <p {...part("message")}>
        <Text {...part("message-title")} as="strong" field={messageTitle} />{" "}
        <Text {...part("message-text")} field={messageText} />
      </p>
    </NavigationAlert>
  )
}

function Home({ fields: { logo, logoWidth, logoHeight }, site }: Props) {
  const sized = logo && { ...logo, value: { ...logo.value, width: logoWidth, height: logoHeight } }
  return (
    <a {...part("home")} href={site.homePath}>
      <Image {...part("logo")} field={sized} site={site} sizes={`${logoWidth}px`} />
      {logo ? <VisuallyHidden>{site.text("navigation.home")}</VisuallyHidden> : site.text("navigation.home")}
    </a>
  )
}

function Extras({ extras, site }: { readonly extras: readonly ExtraItem[]; readonly site: SiteContext }) {
  return (
    <ul {...part("extras")} aria-label={site.text("navigation.extra")}>
      {...extras.map((extra) => drawExtra(extra, site))}
    </ul>
  )
}

function drawExtra({ title, link }: ExtraItem, site: SiteContext) {
  if (!link)
    return (
      <li>
        <Text field={title} />
      </li>
    )
  return (
    <li>
      <Link {...part("extra")} field={link} newWindowText={site.text("link.newWindow")}>
        <Text field={title} />
      </Link>
    </li>
  )
}

function Languages({ languages, site }: { readonly languages: readonly Language[]; readonly site: SiteContext }) {
  return (
    <NavigationLanguages
      languages={languages}
      locales={site.languages}
      current={site.language}
      label={site.text("languages.label")}
    />
  )
}

/** The menu of wide windows. What the kit's behaviour looks for is marked with `data-navigation-…`. */
function Menu({ items, site, id }: { readonly items: Items; readonly site: SiteContext; readonly id: string }) {
  return (
    <NavigationMenu
      id={`${id}-more`}
      label={site.text("navigation.label")}
      more={site.text("navigation.more")}
      items={items.map((item, index) => ({
        key: item.path,
        ...(currentOf(item, site) && { isCurrent: true }),
        node: drawItem(item, site, `${id}-${index}`),
      }))}
    />
  )
}

function drawItem(item: NavigationItem, site: SiteContext, panel: string) {
  const { children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  if (children.length === 0) {
    return (
      <li {...part("item")} data-navigation-item={item.path}>
        <PageLink at={TOP_LINK} item={item} site={site} />
      </li>
    )
  }

  const title = itemTitle(item)
  return (
    <li {...part("item")} data-navigation-item={item.path}>
      {isNavigable ? <PageLink at={TOP_LINK} item={item} site={site} /> : null}
      <button
        {...part(isNavigable ? "toggle" : "page")}
        type="button"
        data-navigation-toggle=""
        {...(currentOf(item, site) && OPEN_HERE)}
        aria-expanded="false"
        aria-controls={panel}
        {...(isNavigable && { "aria-label": site.text("navigation.openSubmenu", { name: title }) })}
      >
        {isNavigable ? null : title}
        <ChevronIcon />
      </button>
      <div {...part("panel")} data-navigation-panel="" id={panel}>
        {isNavigable ? (
          <PageLink at={part("panel-title")} item={item} site={site} />
        ) : (
          <p {...part("panel-title")}>{title}</p>
        )}
        <ul {...part("pages")}>{...children.map((child) => drawPage(child, site))}</ul>
      </div>
    </li>
  )
}

/** A page of the second level with those below it. With children it is only a heading unless it says otherwise. */
function drawPage(item: NavigationItem, site: SiteContext) {
  const { children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = item
  return (
    <li>
      {children.length === 0 || isNavigable ? (
        <PageLink at={part("subpage")} item={item} site={site} />
      ) : (
        <span {...part("subpage")}>{itemTitle(item)}</span>
      )}
      {children.length === 0 ? null : <ul {...part("leaves")}>{...children.map((child) => drawLeaf(child, site))}</ul>}
    </li>
  )
}

function drawLeaf(item: NavigationItem, site: SiteContext) {
  return (
    <li>
      <PageLink at={part("leaf")} item={item} site={site} />
    </li>
  )
}
