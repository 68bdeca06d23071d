import type { FailureKind, Visit, WholePage } from "@forecourt/front"
import type { SiteContext } from "@forecourt/renderer"
import { readVisitorPath, toVisitorPath } from "../page/site-paths.ts"
import type { CachedErrorPages, ErrorKind } from "./error-pages.ts"
import { type PlainKind, renderLastResort } from "./last-resort.ts"

interface Failure {
  readonly page?: ErrorKind
  readonly words: PlainKind
}

const FAILURES: Readonly<Record<FailureKind, Failure>> = {
  missing: { page: "notFound", words: "notFound" },
  broken: { page: "serverError", words: "failed" },
  gone: { page: "serverError", words: "failed" },
  // A response to excessive requests must cost next to nothing.
  limited: { words: "tooMany" },
}

const LAST_RESORT_POLICY = "default-src 'none'; frame-ancestors 'self'"

export function createStandIn(
  site: { readonly languages: readonly string[] },
  errorPages: Pick<CachedErrorPages, "find" | "kept">,
  texts: (language: string) => Promise<SiteContext["text"]>,
) {
  return async (failure: FailureKind, { path }: Pick<Visit, "path">): Promise<WholePage> => {
    const { page: kind, words } = FAILURES[failure]
    const { language } = readVisitorPath(path.replace(/[?#].*$/, ""), site)
    const page = kind && (failure === "gone" ? errorPages.kept(kind, language) : await errorPages.find(kind, language))
    if (page) return page
    const homePath = toVisitorPath("/", language, site)
    return {
      body: renderLastResort(words, { language, homePath, text: await texts(language) }),
      policy: LAST_RESORT_POLICY,
    }
  }
}
