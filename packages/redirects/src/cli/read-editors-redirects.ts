import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fromSitecore, type SitecoreRedirect } from "../import/from-sitecore.ts"
import { getLines } from "../read/get-lines.ts"
import type { RedirectRule } from "../table.types.ts"

export interface EditorsRedirects {
  readonly file: string
  readonly rules: readonly RedirectRule[]
  readonly findings: readonly {
    readonly file: string
    readonly line: number | undefined
    readonly severity: "error"
    readonly kind: "invalid"
    readonly rule: string
    readonly message: string
    readonly cure: string
  }[]
}

/**
 * Reads the redirects that the editors of a site have created. Returns no redirects if the site is outside this
 * repository.
 */
export function readEditorsRedirects(root: string, site: string): EditorsRedirects {
  const file = `sites/${site}/content/site.json`
  if (!existsSync(join(root, file))) return { file, rules: [], findings: [] }
  const text = readFileSync(join(root, file), "utf8")
  const { redirects = [] } = JSON.parse(text) as { redirects?: readonly SitecoreRedirect[] }
  const lines = getLines(text)
  const getLine = (id: string) => {
    const index = Number(/^content platform, redirect (\d+)/.exec(id)?.[1]) - 1
    return lines.get(`/redirects/${index}`)
  }
  const { rules, problems } = fromSitecore(redirects)
  return {
    file,
    rules: rules.map((rule) => {
      const line = getLine(rule.id)
      return { ...rule, ...(line !== undefined && { line }) }
    }),
    findings: problems.map(({ rule, message }) => ({
      file,
      line: getLine(rule),
      severity: "error",
      kind: "invalid",
      rule,
      message: `${rule} ${message.replace(/\.$/, "")}`,
      cure: "Put the redirect right, or take it out.",
    })),
  }
}
