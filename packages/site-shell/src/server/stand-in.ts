import type { FailureKind, Visit, WholePage } from "@forecourt/front"
import { readVisitorPath, visitorPath } from "../page/site-paths.ts"
import type { CachedErrorPages, ErrorKind } from "./error-pages.ts"
import { lastResort } from "./last-resort.ts"

const KINDS: Readonly<Record<FailureKind, ErrorKind>> = {
  missing: "notFound",
  broken: "serverError",
  gone: "serverError",
}

const LAST_RESORT_POLICY = "default-src 'none'; frame-ancestors 'self'"

/** What visitors see in place of a page that is missing or broken: the editors' page for it, or a few plain words. */
export function standInFor(
  site: { readonly languages: readonly string[] },
  errorPages: Pick<CachedErrorPages, "find" | "kept">,
) {
  return async (failure: FailureKind, { path }: Pick<Visit, "path">): Promise<WholePage> => {
    const kind = KINDS[failure]
    const { language } = readVisitorPath(path.replace(/[?#].*$/, ""), site)
    const page = failure === "gone" ? errorPages.kept(kind, language) : await errorPages.find(kind, language)
    const texts = () => lastResort(kind, language, visitorPath("/", language, site))
    return page ?? { body: texts(), policy: LAST_RESORT_POLICY }
  }
}
