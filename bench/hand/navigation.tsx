import * as DrillDown from "@forecourt/ui-kit/drill-down/parts"
import { ChevronIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { ReactNode } from "react"
import { navigation as css, NavigationAlert, NavigationDrawer, NavigationLanguages, NavigationMenu } from "#blocks"
import { Anchor, type Target } from "./anchor.tsx"
import { type Photo, Picture } from "./picture.tsx"

export interface NavigationProps {
  readonly id: string
  readonly logo: Photo
  readonly logoWidth: number
  readonly logoHeight: number
  readonly extraNavigationItems: readonly Extra[]
  readonly messageTitle: string
  readonly messageText: string
  readonly items: readonly Page[]
  readonly languages: readonly Language[]
}

interface Extra {
  readonly title: string
  readonly link: Target
}

export interface Page {
  readonly path: string
  readonly navigationTitle: string
  readonly shouldBeNavigableInMenuWhenItHasChildren: boolean
  readonly children?: readonly Page[]
}

export interface Language {
  readonly name: string
  readonly nativeName: string
  readonly path: string
}

const HERE = { path: "/", language: "sv", languages: ["sv", "en"] }

export function Navigation({ id, logo, items, languages, extraNavigationItems: extras, ...props }: NavigationProps) {
  return (
    <header className={css.root} data-scope="navigation" data-part="root" data-floating="" data-separator="">
      <NavigationAlert theme="warning" isDismissible={false} label="Meddelande" dismiss="Stäng meddelandet">
        <WarningIcon />
        <p className={css.message} data-scope="navigation" data-part="message">
          <strong className={css["message-title"]} data-scope="navigation" data-part="message-title">
            {props.messageTitle}
          </strong>{" "}
          <span className={css["message-text"]} data-scope="navigation" data-part="message-text">
            {props.messageText}
          </span>
        </p>
      </NavigationAlert>
      <div className={css.bar} data-scope="navigation" data-part="bar">
        <a className={css.home} data-scope="navigation" data-part="home" href="/">
          <Picture
            className={css.logo}
            scope="navigation"
            part="logo"
            photo={{ ...logo, width: props.logoWidth, height: props.logoHeight }}
            sizes={`${props.logoWidth}px`}
          />
          <VisuallyHidden>Till startsidan</VisuallyHidden>
        </a>
        <Extras extras={extras} />
        <Languages languages={languages} />
        <Menu id={id} items={items} />
        <Drawer items={items}>
          <Extras extras={extras} />
          <Languages languages={languages} />
        </Drawer>
      </div>
    </header>
  )
}

export function Menu({ id, items }: { readonly id: string; readonly items: readonly Page[] }) {
  return (
    <NavigationMenu
      id={`${id}-more`}
      label="Huvudmeny"
      more="Mer"
      items={items.map((page, at) => ({
        key: page.path,
        isCurrent: getCurrent(page) !== undefined,
        node: <MenuItem page={page} panel={`${id}-${at}`} />,
      }))}
    />
  )
}

export function Drawer({ items, children }: { readonly items: readonly Page[]; readonly children: ReactNode }) {
  return (
    <NavigationDrawer label="Huvudmeny" open="Öppna menyn" close="Stäng menyn" closeFromPx={1280}>
      <Entries pages={items} />
      {children}
    </NavigationDrawer>
  )
}

function getCurrent({ path }: Page): "page" | "true" | undefined {
  if (path === HERE.path) return "page"
  return HERE.path.startsWith(`${path}/`) ? "true" : undefined
}

function Extras({ extras }: { readonly extras: readonly Extra[] }) {
  return (
    <ul className={css.extras} data-scope="navigation" data-part="extras" aria-label="Genvägar">
      {extras.map(({ title, link }) => (
        <li key={title}>
          <Anchor className={css.extra} scope="navigation" part="extra" to={link}>
            <span>{title}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

export function Languages({ languages }: { readonly languages: readonly Language[] }) {
  return (
    <NavigationLanguages
      languages={languages.map(({ name, nativeName, path }) => ({
        code: name,
        name: nativeName.charAt(0).toUpperCase() + nativeName.slice(1),
        href: path,
      }))}
      locales={HERE.languages}
      current={HERE.language}
      label="Språk"
    />
  )
}

function MenuItem({ page, panel }: { readonly page: Page; readonly panel: string }) {
  const { path, navigationTitle: title, children = [], shouldBeNavigableInMenuWhenItHasChildren: isNavigable } = page
  if (children.length === 0) {
    return (
      <li className={css.item} data-scope="navigation" data-part="item" data-navigation-item={path}>
        <TopLink page={page} />
      </li>
    )
  }

  return (
    <li className={css.item} data-scope="navigation" data-part="item" data-navigation-item={path}>
      {isNavigable ? <TopLink page={page} /> : null}
      <button
        className={isNavigable ? css.toggle : css.page}
        data-scope="navigation"
        data-part={isNavigable ? "toggle" : "page"}
        type="button"
        data-navigation-toggle=""
        aria-expanded="false"
        aria-controls={panel}
        aria-label={isNavigable ? `Visa sidor under ${title}` : undefined}
        data-current={getCurrent(page)}
      >
        {isNavigable ? null : title}
        <ChevronIcon />
      </button>
      <div className={css.panel} data-scope="navigation" data-part="panel" data-navigation-panel="" id={panel}>
        <div
          className={css.sheet}
          data-scope="navigation"
          data-part="sheet"
          data-columns={Math.min(3, Math.ceil(countLines(children) / 7))}
        >
          {isNavigable ? (
            <PageLink part="panel-title" page={page} />
          ) : (
            <p className={css["panel-title"]} data-scope="navigation" data-part="panel-title">
              {title}
            </p>
          )}
          <Groups pages={children} />
        </div>
      </div>
    </li>
  )
}

function TopLink({ page }: { readonly page: Page }) {
  return (
    <a
      className={css.page}
      data-scope="navigation"
      data-part="page"
      data-navigation-link=""
      href={page.path}
      aria-current={getCurrent(page)}
    >
      {page.navigationTitle}
    </a>
  )
}

function PageLink({ part, page }: { readonly part: string; readonly page: Page }) {
  return (
    <a className={css[part]} data-scope="navigation" data-part={part} href={page.path} aria-current={getCurrent(page)}>
      {page.navigationTitle}
    </a>
  )
}

function countLines(pages: readonly Page[] = []): number {
  return pages.reduce((lines, { children }) => lines + 1 + countLines(children), 0)
}

function Groups({ pages }: { readonly pages: readonly Page[] }) {
  const alone = pages.filter((page) => !page.children)
  const leading = pages.filter((page) => page.children)
  return (
    <div className={css.groups} data-scope="navigation" data-part="groups">
      {alone.length > 0 ? <Pages pages={alone} /> : null}
      {leading.map((page) => (
        <Pages key={page.path} pages={[page]} />
      ))}
    </div>
  )
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <ul className={css.group} data-scope="navigation" data-part="group">
      {pages.map((page) => (
        <li key={page.path}>
          {page.children && !page.shouldBeNavigableInMenuWhenItHasChildren ? (
            <span className={css.subpage} data-scope="navigation" data-part="subpage">
              {page.navigationTitle}
            </span>
          ) : (
            <PageLink part="subpage" page={page} />
          )}
          {page.children ? (
            <ul className={css.leaves} data-scope="navigation" data-part="leaves">
              {page.children.map((leaf) => (
                <li key={leaf.path}>
                  <PageLink part="leaf" page={leaf} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface EntriesProps {
  readonly pages: readonly Page[]
  readonly within?: string
  readonly parent?: Page | undefined
}

function Entries({ pages, within = "", parent }: EntriesProps) {
  return (
    <DrillDown.List>
      {parent ? <Entry page={parent} /> : null}
      {pages.map((page, at) =>
        page.children ? (
          <Branch key={page.path} page={page} pages={page.children} place={`${within}/${at}`} />
        ) : (
          <Entry key={page.path} page={page} />
        ),
      )}
    </DrillDown.List>
  )
}

function Entry({ page }: { readonly page: Page }) {
  return (
    <DrillDown.Item>
      <DrillDown.Link href={page.path} current={getCurrent(page)}>
        {page.navigationTitle}
      </DrillDown.Link>
    </DrillDown.Item>
  )
}

interface BranchProps {
  readonly page: Page
  readonly pages: readonly Page[]
  readonly place: string
}

function Branch({ page, pages, place }: BranchProps) {
  return (
    <DrillDown.Item>
      <DrillDown.Branch value={place} defaultOpen={getCurrent(page) !== undefined}>
        <DrillDown.Trigger>
          {page.navigationTitle}
          <ChevronIcon />
        </DrillDown.Trigger>
        <DrillDown.Panel>
          <DrillDown.Back>
            <ChevronIcon />
            Tillbaka
          </DrillDown.Back>
          <DrillDown.Heading>{page.navigationTitle}</DrillDown.Heading>
          <Entries
            pages={pages}
            within={place}
            parent={page.shouldBeNavigableInMenuWhenItHasChildren ? page : undefined}
          />
        </DrillDown.Panel>
      </DrillDown.Branch>
    </DrillDown.Item>
  )
}
