import type { NavigationEntry, PageLanguage } from "@forecourt/api-clients/content"
import { isRendered, type NavigationBar, type SiteContext } from "@forecourt/renderer"
import { selectOfferedLanguages as bothHave, type Language } from "@forecourt/ui-kit/language-switch/offered-languages"
import type { MenuData } from "./load-menu.ts"

/** The number of levels in the menu. Spec 1 §3. */
export const LEVELS = 3

export type ExtraItem = NonNullable<NavigationBar["extraNavigationItems"]>[number]

/** Returns true if the alert is enabled and has a type and a text. Spec 1 §5. */
export function hasAlert({ hasMessage, messageType, messageTitle, messageText }: NavigationBar): boolean {
  return Boolean(hasMessage && messageType && (messageTitle?.value.trim() || messageText?.value.trim()))
}

/**
 * Returns true if the alert is rendered. In the page editor, an alert with any text is rendered even if it is disabled,
 * so that editors can change the text inline.
 */
export function isAlertRendered(fields: NavigationBar, { mode }: Pick<SiteContext, "mode">): boolean {
  if (hasAlert(fields)) return true
  return mode === "editing" && (isRendered(fields.messageTitle) || isRendered(fields.messageText))
}

/**
 * Returns true if visitors can dismiss the alert. A warning cannot be dismissed, and a cookie for a dismissed alert
 * does not hide it; only the editor can remove it. Spec 1 §4.
 */
export function isDismissible({ messageType }: NavigationBar): boolean {
  return messageType !== "Warning"
}

/** Returns the pages of the menu, on three levels by default, without hidden pages. Spec 1 §5. */
export function selectItems(items: readonly NavigationEntry[] = [], levels = LEVELS): readonly NavigationEntry[] {
  return items
    .filter((item) => !item.hideInNavigation)
    .map((item) => setChildren(item, levels > 1 ? selectItems(item.children, levels - 1) : []))
}

function setChildren(item: NavigationEntry, children: readonly NavigationEntry[]): NavigationEntry {
  const { children: current = [] } = item
  const isSame = current.length === children.length && current.every((child, index) => child === children[index])
  return isSame ? item : { ...item, children: [...children] }
}

/** Returns the links above the menu that have a title. Spec 1 §5. */
export function selectExtras({ extraNavigationItems = [] }: NavigationBar): readonly ExtraItem[] {
  return extraNavigationItems.filter(({ title }) => isRendered(title))
}

/**
 * Returns the value of `aria-current`: `page` for the current page, `true` for its ancestors, `undefined` for others.
 */
export function getCurrent({ path }: NavigationEntry, site: Pick<SiteContext, "path">): "page" | "true" | undefined {
  if (path === site.path) return "page"
  return site.path.startsWith(`${path}/`) ? "true" : undefined
}

export function getItemTitle({ navigationTitle, name }: NavigationEntry): string {
  return navigationTitle?.trim() || name
}

/**
 * Returns the languages of the page that the site also supports. Returns an empty list if there is only one such
 * language. Spec 1 §4.
 */
export function selectLanguages(
  { languages = [] }: Pick<MenuData, "languages">,
  site: Pick<SiteContext, "languages">,
): readonly Language[] {
  return bothHave(languages.map(toLanguage), site.languages)
}

function toLanguage({ name, nativeName, displayName, path }: PageLanguage): Language {
  const title = nativeName || displayName || name
  return { code: name, name: title.charAt(0).toUpperCase() + title.slice(1), href: path }
}

/**
 * Returns true if the navigation bar is transparent and overlaps the hero. This is possible only on the home page. Spec
 * 1 §4.
 */
export function isFloating({
  path,
  homePath,
  floatingNavigation,
}: Pick<SiteContext, "path" | "homePath" | "floatingNavigation">): boolean {
  return floatingNavigation && path === homePath
}
