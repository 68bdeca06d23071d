import type { CompiledTable, RequestParts } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { choicesSegment, withoutChoices } from "../page/choices.ts"
import { PATH_CHOICE, splitValues } from "../page/path-values.ts"
import { readVisitorPath, type SiteLanguages } from "../page/site-paths.ts"
import { readFeedPath } from "../routes/feed-address.ts"
import { SITEMAP_FILE } from "../routes/sitemap.ts"

/** What becomes of a request before a page is looked for. */
export type Decision =
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  /** The page is gone for good, and nothing took its place. */
  | { readonly kind: "gone" }
  /** The content platform answers, through this site. */
  | { readonly kind: "platform"; readonly path: string }
  /** One of the page routes answers. */
  | {
      readonly kind: "page"
      readonly path: string
      readonly view: View
      readonly page: PageAddress
      /** Who edits it. */
      readonly editor?: Editor
      readonly status?: 404 | 410
    }
  /** Another route of this site answers, under another name. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "pass" }

/** Which of the site's page routes renders a page: kept for everyone, for an editor, or for one request. */
export type View = "live" | "edit" | "fresh"

/** Who edits a page: the editor of the platform's vendor, which has a session for this one, or our own. */
export type Editor = "vendor" | "own"

export interface PageAddress {
  readonly language: string
  readonly path: string
}

export interface Visit {
  readonly url: URL
  /** Who edits a page, if anybody does. @default nobody */
  readonly editorOf?: (page: PageAddress) => Editor | null
  /** Whether pages are rendered for each request, because nobody could vouch for the scripts of a kept one. */
  readonly isFresh?: boolean
  /** Headers, for redirects that ask for them. */
  readonly headers?: NonNullable<RequestParts["headers"]>
}

export interface DecideOptions {
  readonly site: SiteLanguages
  readonly redirects: CompiledTable
  /** What addresses may choose. */
  readonly choices: ChoiceForms
}

/** Paths that the content platform answers. Spec 1 §2. */
const PLATFORM = /^\/(sitecore\/(api|service)|-)\//i

/** Routes of the site itself, in no language. */
const OWN =
  /^\/(healthz$|robots\.txt$|sitemap\.xml$|llms\.txt$|security\.txt$|feaas-render$|styles\/[^/]+\/[^/]+\.css$)/

/** Whether the content platform answers at a path, through this site. */
export function isPlatformPath(pathname: string): boolean {
  return PLATFORM.test(pathname)
}

/** Settles one request: redirect, platform, own route or page, in that order. */
export function decide(
  { url, editorOf = () => null, isFresh = false, headers }: Visit,
  { site, redirects, choices }: DecideOptions,
): Decision {
  const isPlatform = isPlatformPath(url.pathname)
  const isOwn = isPlatform || url.pathname.startsWith("/api/")
  const redirect = redirects.match(url, headers && { headers })
  // How others spell their addresses is not for us to put right.
  if (redirect !== null && !(isOwn && redirect.ruleId === "spelling")) {
    const { status, location } = redirect
    return location === null ? { kind: "gone" } : { kind: "redirect", location, status }
  }
  if (isPlatform) {
    // The older name of the media service's route.
    return { kind: "platform", path: url.pathname.replace(/^\/-\/jssmedia\//i, "/-/media/") + url.search }
  }
  if (isOwn) return { kind: "pass" }

  const file = fileAt(url.pathname, site)
  if (file !== null) return { kind: "file", path: file }
  if (OWN.test(url.pathname)) return { kind: "pass" }

  const { language, path: visited } = readVisitorPath(url.pathname, site)
  const { path, values } = PATH_CHOICE in choices ? splitValues(visited) : { path: visited, values: [] }
  const query = new URLSearchParams([...url.searchParams, ...values.map((value) => [PATH_CHOICE, value])])
  const page = { language, path }
  const editor = editorOf({ language, path: decoded(path) })
  if (editor !== null) return { kind: "page", path: routePath("edit", language, path, ""), view: "edit", page, editor }
  const view = isFresh ? "fresh" : "live"
  return { kind: "page", path: routePath(view, language, path, choicesSegment(query, choices)), view, page }
}

/** Files that others look for at addresses of their own choice, or that have one in each language. */
function fileAt(pathname: string, site: SiteLanguages): string | null {
  if (SITEMAP_FILE.test(pathname)) return "/sitemap.xml"
  if (pathname === "/.well-known/security.txt") return "/security.txt"
  if (pathname === "/favicon.ico") return "/api/favicon"
  return readFeedPath(pathname, site) === null ? null : "/feed.xml"
}

/** Of the query string only choices come in: pages do not depend on the rest, and their cached form must not. */
export function routePath(view: View, language: string, path: string, segment: string): string {
  const root = view === "live" ? "" : `/${view}`
  const own = `${root}/${language}${path === "/" ? "" : path}`
  return segment === "" ? withoutChoices(own) : `${own}/${segment}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
