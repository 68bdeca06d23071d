import type { NavigationEntry } from "@forecourt/api-clients/content"
import { isRendered, type NavigationBar } from "@forecourt/renderer"

export type Teaser = NonNullable<NavigationBar["teasers"]>[number]

export type Group = readonly NavigationEntry[]

const MAX_COLUMNS = 3

const LINES_OF_A_COLUMN = 7

export function createGroups({ children = [] }: NavigationEntry): readonly Group[] {
  const alone = children.filter((page) => !page.children?.length)
  const leading = children.filter((page) => page.children?.length)
  return [...(alone.length > 0 ? [alone] : []), ...leading.map((page) => [page])]
}

/** Returns the number of columns. Fewer columns leave more space for the teaser. */
export function getColumnCount(item: NavigationEntry): number {
  const lines = countLines(item.children)
  return Math.min(MAX_COLUMNS, Math.ceil(lines / LINES_OF_A_COLUMN))
}

function countLines(pages: readonly NavigationEntry[] = []): number {
  return pages.reduce((lines, { children }) => lines + 1 + countLines(children), 0)
}

export function findTeaser({ teasers = [] }: NavigationBar, { path }: NavigationEntry): Teaser | undefined {
  return teasers.find((teaser) => getPath(teaser) === path && hasContent(teaser))
}

function getPath({ page }: Teaser): string | undefined {
  const [path = ""] = page?.value.href.split(/[?#]/) ?? []
  return path.replace(/(?<=.)\/$/, "")
}

function hasContent({ title, price, text, image, link }: Teaser): boolean {
  return isRendered(title) || isRendered(price) || isRendered(text) || isRendered(image) || isRendered(link)
}
