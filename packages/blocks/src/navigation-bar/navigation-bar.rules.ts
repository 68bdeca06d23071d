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

/** An editor sees the alert also while visitors do not, so that its words can be written where they will stand. */
export function isAlertRendered(fields: NavigationBar, { mode }: Pick<SiteContext, "mode">): boolean {
  if (hasAlert(fields)) return true
  return mode === "editing" && (isRendered(fields.messageTitle) || isRendered(fields.messageText))
}

/** A warning stays until the editor takes it down, whatever the cookie says. Spec 1 §4. */
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

/** Whether the visitor is on the page (`page`) or on one below it (`true`), in the words of `aria-current`. */
export function getCurrent({ path }: NavigationItem, site: Pick<SiteContext, "path">): "page" | "true" | undefined {
  if (path === site.path) return "page"
  return site.path.startsWith(`${path}/`) ? "true" : undefined
}

/** What a page in the menu is called: its title there, else its name. */
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

/** Its own name for itself, with a capital: it stands alone. */
function toLanguage({ name, nativeName, displayName, path }: LanguageEntry): Language {
  const title = nativeName || displayName || name
  return { code: name, name: title.charAt(0).toUpperCase() + title.slice(1), href: path }
}

/** Whether the bar floats, transparent, over the opening of the home page. Spec 1 §4. */
export function isFloating({
  path,
  homePath,
  floatingNavigation,
}: Pick<SiteContext, "path" | "homePath" | "floatingNavigation">): boolean {
  return floatingNavigation && path === homePath
}
