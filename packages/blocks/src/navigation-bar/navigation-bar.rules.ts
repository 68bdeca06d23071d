import type { NavigationEntry, PageLanguage } from "@forecourt/api-clients/content"
import { isRendered, type NavigationBar, type SiteContext } from "@forecourt/renderer"
import { selectOfferedLanguages as bothHave, type Language } from "@forecourt/ui-kit/language-switch/offered-languages"
import type { MenuData } from "./load-menu.ts"

/** The number of levels in the menu. Spec 1 §3. */
export const LEVELS = 3

export type ExtraItem = NonNullable<NavigationBar["extraNavigationItems"]>[number]

/** True if the alert is enabled and has a type and a text. Spec 1 §5. */
export function hasAlert({ hasMessage, messageType, messageTitle, messageText }: NavigationBar): boolean {
  return Boolean(hasMessage && messageType && (messageTitle?.value.trim() || messageText?.value.trim()))
}

/** True if the alert is rendered. Editors see a disabled alert too, so that they can change its text inline. */
export function isAlertRendered(fields: NavigationBar, { mode }: Pick<SiteContext, "mode">): boolean {
  if (hasAlert(fields)) return true
  return mode === "editing" && (isRendered(fields.messageTitle) || isRendered(fields.messageText))
}

/** True unless the alert is a warning, which only the editor can remove. Spec 1 §4. */
export function isDismissible({ messageType }: NavigationBar): boolean {
  return messageType !== "Warning"
}

/** Returns the menu without hidden pages. Spec 1 §5. */
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

/** Returns the links that have a title. Spec 1 §5. */
export function selectExtras({ extraNavigationItems = [] }: NavigationBar): readonly ExtraItem[] {
  return extraNavigationItems.filter(({ title }) => isRendered(title))
}

/**
 * Returns the value of `aria-current` for an entry: `page` for the current page and `true` for its ancestors. Returns
 * `undefined` for all other pages.
 */
export function getCurrent({ path }: NavigationEntry, site: Pick<SiteContext, "path">): "page" | "true" | undefined {
  if (path === site.path) return "page"
  return site.path.startsWith(`${path}/`) ? "true" : undefined
}

export function getItemTitle({ navigationTitle, name }: NavigationEntry): string {
  return navigationTitle?.trim() || name
}

/**
 * Returns the languages that the language menu offers. Returns an empty list if there is only one language. Spec 1 §4.
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

/** True if the bar overlaps the hero, which is possible only on the home page. Spec 1 §4. */
export function isFloating({
  path,
  homePath,
  floatingNavigation,
}: Pick<SiteContext, "path" | "homePath" | "floatingNavigation">): boolean {
  return floatingNavigation && path === homePath
}
