import type { ChoiceForms } from "@forecourt/renderer"
import { isLayout, parseItemPath } from "../items/item-address.ts"
import type { ItemRouter } from "../items/item-router.ts"
import { formatChoices } from "../page/choices.ts"
import { type SiteLanguages, toVisitorPath } from "../page/site-paths.ts"
import { buildRoutePath, type Decision } from "./decide.ts"

export interface DecideItemOptions {
  readonly url: URL
  readonly site: SiteLanguages
  readonly choices: ChoiceForms
  readonly items: ItemRouter
}

export async function resolveItem(
  decision: Decision,
  { url, site, choices, items }: DecideItemOptions,
): Promise<Decision> {
  if (decision.kind !== "page") return decision
  const { page, editor } = decision
  // A session of the vendor's editor is for one page, which may be the layout of items: it is edited like any other
  // page.
  if (editor === "vendor" || (editor === "own" && isLayout(page.path))) return decision
  const route = await items(page)
  if (route === null) return decision
  // An item is not an editable page; a visitor who edits other pages sees its current state.
  const view = editor === undefined ? decision.view : "fresh"
  // Where visitors find no item, an editor may have an unpublished page.
  const isMissing = route.kind === "redirect" ? route.isInstead : route.status !== undefined
  if (isMissing && editor === "own") return decision
  if (route.kind === "redirect")
    return { kind: "redirect", location: toVisitorPath(route.path, page.language, site) + url.search, status: 302 }
  const query = new URLSearchParams(url.searchParams)
  if (route.slug !== undefined) query.set("slug", route.slug)
  const { path, status } = route
  return {
    kind: "page",
    view,
    path: buildRoutePath(view, page.language, path, formatChoices(query, choices)),
    page: { language: page.language, path: parseItemPath(path).path },
    ...(status && { status }),
  }
}
