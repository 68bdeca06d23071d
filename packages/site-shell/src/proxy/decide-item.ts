import type { ChoiceForms } from "@forecourt/renderer"
import { splitItem } from "../items/item-address.ts"
import type { ItemRouter } from "../items/item-router.ts"
import { choicesSegment } from "../page/choices.ts"
import { type SiteLanguages, visitorPath } from "../page/site-paths.ts"
import { type Decision, routePath } from "./decide.ts"

export interface DecideItemOptions {
  readonly url: URL
  readonly site: SiteLanguages
  readonly choices: ChoiceForms
  readonly items: ItemRouter
}

/** Leads a request for the page of an item, which is no page of its own in the content platform, to where it is made. */
export async function decideItem(
  decision: Decision,
  { url, site, choices, items }: DecideItemOptions,
): Promise<Decision> {
  if (decision.kind !== "page") return decision
  const { page } = decision
  const route = await items(page)
  if (route === null) return decision
  // An item is no page that could be edited; who edits the others sees it as it is now.
  const view = decision.view === "edit" ? "fresh" : decision.view
  if (route.kind === "redirect")
    return { kind: "redirect", location: visitorPath(route.path, page.language, site) + url.search, status: 302 }
  const query = new URLSearchParams(url.searchParams)
  if (route.slug !== undefined) query.set("slug", route.slug)
  const { path, status } = route
  return {
    kind: "page",
    view,
    path: routePath(view, page.language, path, choicesSegment(query, choices)),
    page: { language: page.language, path: splitItem(path).path },
    ...(status && { status }),
  }
}
