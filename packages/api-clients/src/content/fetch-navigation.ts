import type { CallOptions } from "@forecourt/contracts/call"
import type { NavigationResponse } from "@forecourt/contracts/content/navigation-response"
import { parseNavigationResponse } from "@forecourt/contracts/content/navigation-response"
import type { Http } from "../http/http.ts"
import { readLink, type WebLink } from "./read-link.ts"
import { runQuery } from "./run-query.ts"

/** A page in the navigation and its child pages. */
export interface NavigationEntry {
  name: string
  path: string
  navigationTitle?: string
  hideInNavigation: boolean
  shouldBeNavigableInMenuWhenItHasChildren: boolean
  externalLink?: { value: WebLink }
  children?: NavigationEntry[]
}

const ENTRY = `
  name
  displayName
  url { path }
  navigationTitle: field(name: "navTitle") { value }
  hideInNavigation: field(name: "HideInNavigation") { value }
  shouldBeNavigableInMenuWhenItHasChildren: field(name: "shouldBeNavigableInMenuWhenItHasChildren") { value }
  externalLink: field(name: "ExternalLink") { jsonValue }`

const QUERY = {
  operation: "fetchNavigation",
  parse: parseNavigationResponse,
  document: `
    query Navigation($root: String!, $language: String!) {
      item(path: $root, language: $language) {
        children(hasLayout: true, first: 100) { results { ${ENTRY}
          children(hasLayout: true, first: 100) { results { ${ENTRY}
            children(hasLayout: true, first: 100) { results { ${ENTRY} } }
          } }
        } }
      }
    }`,
}

/** Fetches the tree of pages below an item, three levels deep. Returns `null` if the item is unknown. */
export async function fetchNavigation(
  http: Http,
  { root, language }: { readonly root: string; readonly language: string },
  options?: CallOptions,
): Promise<NavigationEntry[] | null> {
  const response = await runQuery(http, QUERY, { root, language }, options)
  return response.item ? readEntries(response.item.children) : null
}

type Children = NonNullable<NavigationResponse["item"]>["children"]
type EntryData = NonNullable<NonNullable<Children>["results"][number]>

function readEntries(children: Children | undefined): NavigationEntry[] {
  return (children?.results ?? []).flatMap((entry) => (entry ? [readEntry(entry)] : []))
}

function readEntry(entry: EntryData): NavigationEntry {
  const title = entry.navigationTitle?.value?.trim()
  const link = readLink(entry.externalLink?.jsonValue)
  const children = readEntries(entry.children as Children)
  return {
    name: entry.displayName || entry.name,
    path: entry.url.path,
    ...(title && { navigationTitle: title }),
    hideInNavigation: isOn(entry.hideInNavigation?.value),
    shouldBeNavigableInMenuWhenItHasChildren: isOn(entry.shouldBeNavigableInMenuWhenItHasChildren?.value),
    ...(link && { externalLink: { value: link } }),
    ...(children.length > 0 && { children }),
  }
}

/**
 * Returns true for `1` and `true`, since the platform stores a checked checkbox as `1` in some fields and as `true` in
 * others.
 */
function isOn(value: string | null | undefined): boolean {
  return value === "1" || value?.toLowerCase() === "true"
}
