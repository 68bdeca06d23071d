import {
  isRendered,
  type LanguageEntry,
  type NavigationBar,
  type NavigationItem,
  type SiteContext,
} from "@forecourt/renderer"
import { selectOfferedLanguages as bothHave, type Language } from "@forecourt/ui-kit/language-switch/offered-languages"

/** Levels of pages that the menu shows. Spec 1 §3. */
export const LEVELS = 3

export type ExtraItem = NonNullable<NavigationBar["extraNavigationItems"]>[number]

/** The alert needs its switch, a type, and words that are not blank. Spec 1 §5. */
export function hasAlert({ hasMessage, messageType, messageTitle, messageText }: NavigationBar): boolean {
  return Boolean(hasMessage && messageType && (messageTitle?.value.trim() || messageText?.value.trim()))
}

/** Returns whether the alert is rendered: always for an editor, so that its text can be written in its place. */
export function isAlertRendered(fields: NavigationBar, { mode }: Pick<SiteContext, "mode">): boolean {
  if (hasAlert(fields)) return true
  return mode === "editing" && (isRendered(fields.messageTitle) || isRendered(fields.messageText))
}

/**
 * Returns whether visitors can dismiss the alert. A warning stays until the editor removes it, regardless of the
 * cookie. Spec 1 §4.
 */
export function isDismissible({ messageType }: NavigationBar): boolean {
  return messageType !== "Warning"
}

/** Pages to show: those not hidden, three levels of them. Spec 1 §5. */
export function selectItems(items: readonly NavigationItem[] = [], levels = LEVELS): readonly NavigationItem[] {
  return items
    .filter((item) => !item.hideInNavigation)
    .map((item) => setChildren(item, levels > 1 ? selectItems(item.children, levels - 1) : []))
}

function setChildren(item: NavigationItem, children: readonly NavigationItem[]): NavigationItem {
  const { children: own = [] } = item
  const isSame = own.length === children.length && own.every((child, index) => child === children[index])
  return isSame ? item : { ...item, children: [...children] }
}

/** Links above the menu; one without a title is left out. Spec 1 §5. */
export function selectExtras({ extraNavigationItems = [] }: NavigationBar): readonly ExtraItem[] {
  return extraNavigationItems.filter(({ title }) => isRendered(title))
}

/** Returns the value of `aria-current`: `page` when the visitor is on the page, `true` when on one below it. */
export function getCurrent({ path }: NavigationItem, site: Pick<SiteContext, "path">): "page" | "true" | undefined {
  if (path === site.path) return "page"
  return site.path.startsWith(`${path}/`) ? "true" : undefined
}

/** Returns the name of a page in the menu: its title there, else its name. */
export function getItemTitle({ navigationTitle, name }: NavigationItem): string {
  return navigationTitle?.trim() || name
}

/** Languages to switch between: those of the page that the site has too. None when that leaves no choice. Spec 1 §4. */
export function selectLanguages(
  { languages = [] }: NavigationBar,
  site: Pick<SiteContext, "languages">,
): readonly Language[] {
  return bothHave(languages.map(toLanguage), site.languages)
}

/** Returns a language with its own name, capitalized since it is on its own. */
function toLanguage({ name, nativeName, displayName, path }: LanguageEntry): Language {
  const title = nativeName || displayName || name
  return { code: name, name: title.charAt(0).toUpperCase() + title.slice(1), href: path }
}

/** Returns whether the bar floats transparently over the hero of the home page. Spec 1 §4. */
export function isFloating({
  path,
  homePath,
  floatingNavigation,
}: Pick<SiteContext, "path" | "homePath" | "floatingNavigation">): boolean {
  return floatingNavigation && path === homePath
}
