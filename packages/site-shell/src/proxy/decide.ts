import type { CompiledTable, RequestParts } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { formatChoices, removeChoices } from "../page/choices.ts"
import { decodePath } from "../page/decode-path.ts"
import { PATH_CHOICE, parseValues } from "../page/path-values.ts"
import { readVisitorPath, type SiteLanguages } from "../page/site-paths.ts"
import { findSiteFile } from "../routes/site-files.ts"

export type Decision =
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  /** The page is permanently gone and has no replacement. */
  | { readonly kind: "gone" }
  /** The request is forwarded to the content platform. */
  | { readonly kind: "platform"; readonly path: string }
  | {
      readonly kind: "page"
      readonly path: string
      readonly view: View
      readonly page: PageAddress
      readonly editor?: Editor
      readonly status?: 404 | 410
    }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "pass" }

/**
 * The route of a page: `live` is cached for all visitors, `edit` is for editors, and `fresh` is rendered for each
 * request.
 */
export type View = "live" | "edit" | "fresh"

/**
 * The editor in which a page is open: `vendor` is the editor of the platform's vendor, with a session for this page
 * only, and `own` is the site's own editor.
 */
export type Editor = "vendor" | "own"

export interface PageAddress {
  readonly language: string
  readonly path: string
}

export interface Visit {
  readonly url: URL
  /** Returns the editor of a page, if there is one. @default none */
  readonly findEditor?: (page: PageAddress) => Editor | null
  /** True to route visitors to pages that are rendered for each request, instead of to cached pages. */
  readonly isFresh?: boolean
  readonly headers?: NonNullable<RequestParts["headers"]>
}

export interface DecideOptions {
  readonly site: SiteLanguages
  readonly redirects: CompiledTable
  readonly choices: ChoiceForms
}

/** Matches the paths that are forwarded to the content platform. Spec 1 §2. */
const PLATFORM = /^\/(sitecore\/(api|service)|-)\//i

const FILE_ROUTE = "/api/files"

export function isPlatformPath(pathname: string): boolean {
  return PLATFORM.test(pathname)
}

export function resolveVisit(
  { url, findEditor = () => null, isFresh = false, headers }: Visit,
  { site, redirects, choices }: DecideOptions,
): Decision {
  const isPlatform = isPlatformPath(url.pathname)
  const isOwn = isPlatform || url.pathname.startsWith("/api/")
  const redirect = redirects.match(url, headers && { headers })
  // The spelling of the platform's and the API's addresses is not normalized.
  if (redirect !== null && !(isOwn && redirect.ruleId === "spelling")) {
    const { status, location } = redirect
    return location === null ? { kind: "gone" } : { kind: "redirect", location, status }
  }
  if (isPlatform) {
    // The older name of the media service's route.
    return { kind: "platform", path: url.pathname.replace(/^\/-\/jssmedia\//i, "/-/media/") + url.search }
  }
  if (isOwn) return { kind: "pass" }

  if (findSiteFile(url.pathname, site) !== null) return { kind: "file", path: FILE_ROUTE }

  const { language, path: visited } = readVisitorPath(url.pathname, site)
  const { path, values } = PATH_CHOICE in choices ? parseValues(visited) : { path: visited, values: [] }
  const query = new URLSearchParams([...url.searchParams, ...values.map((value) => [PATH_CHOICE, value])])
  const page = { language, path }
  const editor = findEditor({ language, path: decodePath(path) ?? path })
  if (editor !== null)
    return { kind: "page", path: buildRoutePath("edit", language, path, ""), view: "edit", page, editor }
  const view = isFresh ? "fresh" : "live"
  return { kind: "page", path: buildRoutePath(view, language, path, formatChoices(query, choices)), view, page }
}

/**
 * Builds the path of a page, which is also its cache key. The path contains the query parameters that blocks read, such
 * as filters. Other parameters are left out, since pages do not depend on them.
 */
export function buildRoutePath(view: View, language: string, path: string, segment: string): string {
  const root = view === "live" ? "" : `/${view}`
  const route = `${root}/${language}${path === "/" ? "" : path}`
  return segment === "" ? removeChoices(route) : `${route}/${segment}`
}
