import { isRendered, type NavigationItem } from "@forecourt/renderer"
import type { MegaMenuNavigation } from "../generated/mega-menu-navigation.ts"

export type Teaser = NonNullable<MegaMenuNavigation["teasers"]>[number]

/** The columns of a menu: pages without pages of their own share the first one, each other page leads its own. */
export function columnsOf({ children = [] }: NavigationItem): readonly (readonly NavigationItem[])[] {
  const alone = children.filter((page) => !page.children?.length)
  const leading = children.filter((page) => page.children?.length)
  return [...(alone.length > 0 ? [alone] : []), ...leading.map((page) => [page])]
}

/** The teaser that stands under a page of the menu, if it says something. */
export function findTeaser({ teasers = [] }: MegaMenuNavigation, { path }: NavigationItem): Teaser | undefined {
  return teasers.find((teaser) => pathOf(teaser) === path && saysSomething(teaser))
}

/** Address of the page a teaser stands under, as the menu writes it. */
function pathOf({ page }: Teaser): string | undefined {
  const [path = ""] = page?.value.href.split(/[?#]/) ?? []
  return path.replace(/(?<=.)\/$/, "")
}

function saysSomething({ title, text, image, link }: Teaser): boolean {
  return isRendered(title) || isRendered(text) || isRendered(image) || isRendered(link)
}
