import type { CompiledTable, RequestParts } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { formatChoices, removeChoices } from "../page/choices.ts"
import { PATH_CHOICE, parseValues } from "../page/path-values.ts"
import { readVisitorPath, type SiteLanguages } from "../page/site-paths.ts"
import { findSiteFile } from "../routes/site-files.ts"

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
  /** The route of files answers, such as `/robots.txt`. */
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

/** The route of files. It goes by the address that was visited. */
const FILE_ROUTE = "/api/files"

/** Whether the content platform answers at a path, through this site. */
export function isPlatformPath(pathname: string): boolean {
  return PLATFORM.test(pathname)
}

/** Settles one request: redirect, platform, own route or page, in that order. */
export function resolveVisit(
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

  if (findSiteFile(url.pathname, site) !== null) return { kind: "file", path: FILE_ROUTE }

  const { language, path: visited } = readVisitorPath(url.pathname, site)
  const { path, values } = PATH_CHOICE in choices ? parseValues(visited) : { path: visited, values: [] }
  const query = new URLSearchParams([...url.searchParams, ...values.map((value) => [PATH_CHOICE, value])])
  const page = { language, path }
  const editor = editorOf({ language, path: parsePath(path) })
  if (editor !== null)
    return { kind: "page", path: buildRoutePath("edit", language, path, ""), view: "edit", page, editor }
  const view = isFresh ? "fresh" : "live"
  return { kind: "page", path: buildRoutePath(view, language, path, formatChoices(query, choices)), view, page }
}

/** Of the query string only choices come in: pages do not depend on the rest, and their cached form must not. */
export function buildRoutePath(view: View, language: string, path: string, segment: string): string {
  const root = view === "live" ? "" : `/${view}`
  const own = `${root}/${language}${path === "/" ? "" : path}`
  return segment === "" ? removeChoices(own) : `${own}/${segment}`
}

function parsePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
