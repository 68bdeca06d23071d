import { ChevronIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { ReactNode } from "react"
import { navigation as css, NavigationAlert, NavigationDrawer, NavigationMenu } from "#blocks"
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

const HERE = { path: "/", language: "sv" }

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
        isCurrent: currentOf(page) !== undefined,
        node: <MenuItem page={page} panel={`${id}-${at}`} />,
      }))}
    />
  )
}

export function Drawer({ items, children }: { readonly items: readonly Page[]; readonly children: ReactNode }) {
  return (
    <NavigationDrawer label="Huvudmeny" open="Öppna menyn" close="Stäng menyn">
      <ul className={css.branches} data-scope="navigation" data-part="branches">
        {items.map((page) => (
          <Branch key={page.path} page={page} />
        ))}
      </ul>
      {children}
    </NavigationDrawer>
  )
}

function currentOf({ path }: Page): "page" | "true" | undefined {
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
    <ul className={css.languages} data-scope="navigation" data-part="languages" aria-label="Språk">
      {languages.map(({ name, nativeName, path }) => (
        <li key={name}>
          <a
            className={css.language}
            data-scope="navigation"
            data-part="language"
            href={path}
            lang={name}
            hrefLang={name}
            aria-current={name === HERE.language ? "true" : undefined}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
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
        data-current={currentOf(page)}
      >
        {isNavigable ? null : title}
        <ChevronIcon />
      </button>
      <div className={css.panel} data-scope="navigation" data-part="panel" data-navigation-panel="" id={panel}>
        {isNavigable ? (
          <PageLink part="panel-title" page={page} />
        ) : (
          <p className={css["panel-title"]} data-scope="navigation" data-part="panel-title">
            {title}
          </p>
        )}
        <Pages pages={children} />
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
      aria-current={currentOf(page)}
    >
      {page.navigationTitle}
    </a>
  )
}

function PageLink({ part, page }: { readonly part: string; readonly page: Page }) {
  return (
    <a className={css[part]} data-scope="navigation" data-part={part} href={page.path} aria-current={currentOf(page)}>
      {page.navigationTitle}
    </a>
  )
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <ul className={css.pages} data-scope="navigation" data-part="pages">
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

function Branch({ page }: { readonly page: Page }) {
  if (!page.children) {
    return (
      <li>
        <PageLink part="branch" page={page} />
      </li>
    )
  }

  return (
    <li>
      <details open={currentOf(page) !== undefined}>
        <summary className={css.branch} data-scope="navigation" data-part="branch">
          {page.navigationTitle}
          <ChevronIcon />
        </summary>
        {page.shouldBeNavigableInMenuWhenItHasChildren ? <PageLink part="subpage" page={page} /> : null}
        <Pages pages={page.children} />
      </details>
    </li>
  )
}
