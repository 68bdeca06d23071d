import { isSafeTarget, UNSAFE_TARGET } from "./safe-target.ts"
import type { RedirectProblem, RedirectRule } from "./table.types.ts"

/** A redirect as editors keep it in the content platform. */
export interface CmsRedirect {
  readonly pattern: string
  readonly target: string
  readonly redirectType: string
  readonly isQueryStringPreserved: boolean
  readonly isLanguagePreserved?: boolean | null
  readonly locale?: string | null
}

/** Reads the content platform's redirects one by one: what cannot be used is named, and harms no other. */
export function readCmsRules(redirects: readonly CmsRedirect[]): {
  rules: RedirectRule[]
  problems: RedirectProblem[]
} {
  const rules: RedirectRule[] = []
  const problems: RedirectProblem[] = []
  redirects.forEach((redirect, index) => {
    const id = `content platform, redirect ${index + 1} (${redirect.pattern})`
    const problem = problemOf(redirect)
    const source = literalPath(redirect.pattern)
    if (problem !== null || source === null) {
      problems.push({ rule: id, message: problem ?? "is a pattern; only plain paths are followed." })
      return
    }
    rules.push({
      id,
      source,
      target: redirect.target,
      status: redirect.redirectType === "REDIRECT_301" ? 301 : 302,
      keepsQuery: redirect.isQueryStringPreserved,
      language: redirect.locale?.slice(0, 2).toLowerCase() || null,
      keepsLanguage: redirect.isLanguagePreserved === true,
    })
  })
  return { rules, problems }
}

function problemOf({ target, redirectType }: CmsRedirect): string | null {
  if (redirectType !== "REDIRECT_301" && redirectType !== "REDIRECT_302")
    return `answers with ${redirectType}, which is no redirect.`
  return isSafeTarget(target) ? null : `has a target that ${UNSAFE_TARGET}.`
}

/**
 * The path a pattern stands for, when it stands for one only. Editors write the same path as `/old`, `^/old$`
 * or `/^\/old\/?$/gi`; a pattern proper is `null`.
 */
function literalPath(pattern: string): string | null {
  const inner = /^\/\^(.*)\$\/[a-z]*$/.exec(pattern)?.[1] ?? /^\^(.*)\$$/.exec(pattern)?.[1]
  const escaped = inner === undefined ? pattern : inner.replace(/(\\?\/)\??$/, "")
  const isPlain =
    !/[*+?^${}()|[\]#]/.test(escaped) && (inner !== undefined ? !/\\[a-z0-9]|(?<!\\)\./i.test(escaped) : true)
  const path = inner === undefined ? escaped : escaped.replace(/\\(.)/g, "$1")
  return isPlain && /^\/(?!\/)[^\\\s]*$/.test(path || "/") ? path || "/" : null
}
