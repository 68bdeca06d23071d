// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/alert-bar.css"
import "@forecourt/ui-kit/css/drawer.css"
import "@forecourt/ui-kit/css/drill-down.css"
import "@forecourt/ui-kit/css/language-switch.css"
import "@forecourt/ui-kit/css/navigation.css"
import "@forecourt/ui-kit/css/priority-more.css"
import { type BlockProps, Image, Link, type NavigationBar, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Language } from "@forecourt/ui-kit/language-switch/offered-languages"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { NavigationDrawer, NavigationLanguages } from "../generated/islands.tsx"
import { Alert } from "./alert.tsx"
import css from "./bar.module.css"
import type { MenuData } from "./load-menu.ts"
import { Menu } from "./menu.tsx"
import {
  type ExtraItem,
  isAlertRendered,
  isFloating,
  selectExtras,
  selectItems,
  selectLanguages,
} from "./navigation-bar.rules.ts"
import { Entries } from "./navigation-entries.tsx"

const part = anatomy("navigation", css)
const DARK = { "data-theme": "dark" }
const FLOATING = { "data-floating": "" }
const SLIM = { "data-slim": "" }
const FOR_EDITORS = { "data-editing": "" }
const SEPARATOR = { "data-separator": "" }

export interface BarProps extends Pick<BlockProps<NavigationBar>, "site" | "id"> {
  readonly fields: NavigationBar
  readonly data: MenuData | undefined
  readonly root: object
  /**
   * The window width in pixels from which the menu is shown in the bar. In narrower windows, the menu opens as a
   * drawer.
   */
  readonly wideFromPx: number
}

export function Bar({ fields, data = {}, site, id, root, wideFromPx }: BarProps) {
  const items = selectItems(data.items)
  const extras = selectExtras(fields)
  const languages = selectLanguages(data, site)
  const hasMenu = items.length + extras.length + languages.length > 0

  return (
    <header
      {...root}
      {...(fields.hasDarkTheme && DARK)}
      {...(isFloating(site) && FLOATING)}
      {...(fields.slimNav && SLIM)}
      {...(fields.showSeparator && SEPARATOR)}
    >
      {isAlertRendered(fields, site) ? <Alert fields={fields} site={site} /> : null}
      <div {...part("bar")}>
        <Home fields={fields} site={site} />
        {extras.length > 0 ? <Extras extras={extras} site={site} /> : null}
        {languages.length > 0 ? <Languages languages={languages} site={site} /> : null}
        {items.length > 0 ? <Menu items={items} site={site} id={id} fields={fields} /> : null}
        {hasMenu ? (
          <NavigationDrawer
            label={site.text("navigation.label")}
            open={site.text("navigation.openMenu")}
            close={site.text("navigation.closeMenu")}
            closeFromPx={wideFromPx}
          >
            {items.length > 0 ? <Entries items={items} site={site} fields={fields} /> : null}
            {extras.length > 0 ? <Extras extras={extras} site={site} /> : null}
            {languages.length > 0 ? <Languages languages={languages} site={site} /> : null}
          </NavigationDrawer>
        ) : null}
      </div>
    </header>
  )
}

function Home({ fields: { logo, logoWidth, logoHeight }, site }: Pick<BarProps, "fields" | "site">) {
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
      {...extras.map((extra) => renderExtra(extra, site))}
    </ul>
  )
}

function renderExtra({ title, link }: ExtraItem, site: SiteContext) {
  return (
    // A link without a title is hidden from visitors, but not from editors.
    <li {...(!title?.value.trim() && FOR_EDITORS)}>
      {link?.value.href ? (
        <Link {...part("extra")} field={link} newWindowText={site.text("link.newWindow")}>
          <Text field={title} />
        </Link>
      ) : (
        <>
          <Text field={title} />
          <Link field={link} />
        </>
      )}
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
