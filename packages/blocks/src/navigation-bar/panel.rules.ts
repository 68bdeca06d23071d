import { isRendered, type NavigationBar, type NavigationItem } from "@forecourt/renderer"

export type Teaser = NonNullable<NavigationBar["teasers"]>[number]

/** Links of one heading; the first group may have none. */
export type Group = readonly NavigationItem[]

/** As many columns of links as there is room for beside a teaser. */
const MAX_COLUMNS = 3

/** Lines that one column holds before another begins. */
const LINES_OF_A_COLUMN = 7

/** The groups of a menu: pages without pages of their own share the first one, each other page leads its own. */
export function createGroups({ children = [] }: NavigationItem): readonly Group[] {
  const alone = children.filter((page) => !page.children?.length)
  const leading = children.filter((page) => page.children?.length)
  return [...(alone.length > 0 ? [alone] : []), ...leading.map((page) => [page])]
}

/** In how many columns the links of a menu stand: the fewer, the more room for the teaser beside them. */
export function getColumnCount(item: NavigationItem): number {
  const lines = countLines(item.children)
  return Math.min(MAX_COLUMNS, Math.ceil(lines / LINES_OF_A_COLUMN))
}

function countLines(pages: readonly NavigationItem[] = []): number {
  return pages.reduce((lines, { children }) => lines + 1 + countLines(children), 0)
}

/** The teaser that stands under a page of the menu, if it says something. */
export function findTeaser({ teasers = [] }: NavigationBar, { path }: NavigationItem): Teaser | undefined {
  return teasers.find((teaser) => getPath(teaser) === path && hasContent(teaser))
}

/** Address of the page a teaser stands under, as the menu writes it. */
function getPath({ page }: Teaser): string | undefined {
  const [path = ""] = page?.value.href.split(/[?#]/) ?? []
  return path.replace(/(?<=.)\/$/, "")
}

function hasContent({ title, price, text, image, link }: Teaser): boolean {
  return isRendered(title) || isRendered(price) || isRendered(text) || isRendered(image) || isRendered(link)
}
