import { createRequire } from "node:module"
import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { compile } from "../compile/compile-table.ts"
import type { RedirectRule } from "../table.types.ts"
import { fromSitecore, type SitecoreRedirect } from "./from-sitecore.ts"

// The platform's own SDK is the reference for the meaning of its redirects.
const require = createRequire(import.meta.url)
const {
  breakDownPath,
  matchFromRedirectMapRedirect,
  processRelativeUrlTarget,
  resolveRedirectTarget,
} = require("@sitecore-content-sdk/content/site")

const LOCALES = ["sv", "en"]

const cms = (pattern: string, target: string, more: Partial<SitecoreRedirect> = {}): SitecoreRedirect => ({
  pattern,
  target,
  redirectType: "REDIRECT_301",
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: "",
  ...more,
})

function createVisitor(redirects: readonly SitecoreRedirect[], others: readonly RedirectRule[] = []) {
  const { rules, problems } = fromSitecore(redirects)
  const table = compile({ site: "", hosts: [], rules: [...others, ...rules] }, { locales: LOCALES, tidy: true })
  expect(table.problems).toEqual([])
  const visit = (url: string) => {
    const match = table.match(url)
    return match === null ? null : `${match.status} ${match.location}`
  }
  return { visit, problems: problems.map(({ message }) => message) }
}

function platformVisit(redirect: SitecoreRedirect, url: string): string | null {
  const incoming = breakDownPath(LOCALES, url)
  const language = incoming.locale ?? LOCALES[0]
  const match = matchFromRedirectMapRedirect([{ ...redirect }], language, incoming)
  if (match === undefined) return null
  const target = resolveRedirectTarget(match, LOCALES[0], incoming.nonLocalePath)
  if (/^https?:/.test(target)) return `301 ${target}`
  const placed = processRelativeUrlTarget(incoming, { ...match, target }, LOCALES, language)
  const prefix = placed.targetLocale === "" || placed.targetLocale === LOCALES[0] ? "" : `/${placed.targetLocale}`
  return `301 ${prefix}${placed.targetPath}`
}

test.each([
  ["/old/(.*)", "/new/$1", ["/old/a", "/old/a/b", "/old", "/other", "/en/old/a"]],
  ["^/old/(.*)", "/new/$1", ["/old/a/b", "/en/old/a", "/old"]],
  ["^/old/(.*)$", "/new/$1", ["/old/a/b", "/en/old/a", "/OLD/a"]],
  ["not-found", "/kontakt", ["/not-found", "/Not-Found/", "/en/not-found", "/other"]],
  ["/not-found", "/kontakt", ["/not-found", "/not-found/", "/en/not-found", "/not-found/x"]],
  ["/^\\/om_oss$/gi", "/om", ["/om_oss", "/OM_oss/", "/nyheter/om_oss/2020"]],
  ["^/findus/([0-9a-f]+)/(solna|kista)$", "/anlaggningar/$2?id=$1", ["/findus/0a1/solna", "/findus/0a1/malmo"]],
  ["^/(?:bil|car)s?/(\\d+)$", "/fordon/$1", ["/bil/7", "/cars/42", "/bilar/7", "/bil/x"]],
  ["^/gammal.aspx$", "/ny", ["/gammal.aspx", "/gammal"]],
  ["/en/old", "/ny", ["/en/old", "/EN/old", "/old"]],
  ["/en/old", "/en/new", ["/en/old"]],
  ["/sv/gammal", "/ny", ["/gammal"]],
  ["^/en/old/(.*)$", "/en/new/$1", ["/en/old/a"]],
])(
  "the imported pattern %s with the target %s gives the same redirects as the content platform",
  (pattern, target, urls) => {
    const redirect = cms(pattern, target)
    const { visit, problems } = createVisitor([redirect])

    expect(problems).toEqual([])
    expect(urls.map((url) => [url, visit(url)])).toEqual(urls.map((url) => [url, platformVisit(redirect, url)]))
    expect(urls.some((url) => visit(url) !== null)).toBe(true)
  },
)

test.each([
  ["/old", "/new", { isLanguagePreserved: true }, ["/old", "/en/old"]],
  ["/old", "/en/new", { isLanguagePreserved: true }, ["/old", "/en/old"]],
  ["/en/old", "/new", { isLanguagePreserved: true }, ["/en/old"]],
  ["/old", "/new?x=1", { isQueryStringPreserved: true }, ["/old", "/old?a=b", "/old?a=b&c=d"]],
  ["/old", "/new?x=1", { isQueryStringPreserved: false }, ["/old", "/old?a=b"]],
  ["/old?id=7", "/seven", { isQueryStringPreserved: true }, ["/old?id=7", "/old?id=8", "/old"]],
  ["/old?id=7", "/seven", { isQueryStringPreserved: false }, ["/old?id=7", "/old"]],
  ["/old/(.*)", "/new/$1", { isQueryStringPreserved: true }, ["/old/a?b=c"]],
  ["^/old\\?id=7$", "/seven", { isQueryStringPreserved: true }, ["/old?id=7", "/old?id=77"]],
  ["/old", "https://elsewhere.example/x", {}, ["/old"]],
] as const)(
  "the imported pattern %s with the target %s and the options %o gives the same redirects as the content platform",
  (pattern, target, more, urls) => {
    const redirect = cms(pattern, target, more)
    const { visit } = createVisitor([redirect])
    const sortQuery = (location: string | null) => {
      const [path, search] = location?.split("?") ?? []
      return [path, [...new URLSearchParams(search)].sort()]
    }

    expect(urls.map((url) => sortQuery(visit(url)))).toEqual(urls.map((url) => sortQuery(platformVisit(redirect, url))))
    expect(urls.some((url) => visit(url) !== null)).toBe(true)
  },
)

test("a redirect for one language matches only URLs in that language, even when its pattern contains the language prefix", () => {
  const { visit } = createVisitor([
    cms("/sale", "/en/offers", { locale: "en" }),
    cms("/en/sold", "/en/gone", { locale: "en" }),
    cms("/en/hej", "/x", { locale: "sv" }),
  ])

  expect(visit("/en/sale")).toBe("301 /en/offers")
  expect(visit("/sale")).toBeNull()
  expect(visit("/en/sold")).toBe("301 /en/gone")
  expect(visit("/en/hej")).toBeNull()
})

test("when a redirect preserves the query string, parameters that the pattern does not match are kept", () => {
  const { visit } = createVisitor([
    cms("/old.aspx?id=7", "/seven", { isQueryStringPreserved: true }),
    cms("/dropped?id=7", "/seven", { isQueryStringPreserved: false }),
    cms("^/item\\?id=(\\d+)&kind=(a|b)$", "/items/$2/$1", { isQueryStringPreserved: false }),
    cms("/list?page=2", "/pages/2", { isQueryStringPreserved: true, redirectType: "REDIRECT_302" }),
  ])

  expect(visit("/old.aspx?id=7&a=b")).toBe("301 /seven?id=7&a=b")
  expect(visit("/dropped?id=7&a=b")).toBe("301 /seven")
  expect(visit("/item?kind=b&id=42")).toBe("301 /items/b/42")
  expect(visit("/item?kind=c&id=42")).toBeNull()
  expect(visit("/list?page=2")).toBe("302 /pages/2?page=2")
})

test("an imported pattern matches only whole paths, although the content platform's proxy also matches parts of paths", () => {
  const { visit } = createVisitor([
    cms("/om_oss", "/om"),
    cms("^/start", "/"),
    cms("/a.b", "/c"),
    cms("/^\\/vi\\/?$/gi", "/om"),
  ])

  expect([visit("/om_oss"), visit("/nyheter/om_oss/2020")]).toEqual(["301 /om", null])
  expect([visit("/start"), visit("/startsida")]).toEqual(["301 /", null])
  expect([visit("/vi"), visit("/vi/"), visit("/via")]).toEqual(["301 /om", "301 /om", null])
  expect([visit("/a.b"), visit("/axb")]).toEqual(["301 /c", null])
})

test.each([
  ["((((", /is an unsafe expression/],
  ["^(a+)+$", /is an unsafe expression: it repeats without end what repeats without end/],
  ["/(.*)/x/(.*)/y/(.*)", /is an unsafe expression: it has 2 parts/],
  ["^/a\\?id=(a+)+$", /asks for the query string|is an unsafe expression/],
  ["^/a\\?(.*)$", /asks for the query string "\(\.\*\)"/],
  ["^/a$|^/b$", /is an expression with/],
  ["^/(a)\\1$", /is an unsafe expression/],
  ["^/old/(?!keep)x$", /is an expression with "\(\?!keep\)"/],
  ["^/(a)+$", /is an expression with "\(a\)"/],
  ["", /is no path/],
  [" ", /is no path/],
  ["/a b", /is no path/],
  ["//evil.example", /is no path/],
  ["https://old.example/a", /is no path/],
])("the pattern %s is rejected with a reason, and all other redirects are imported", (pattern, reason) => {
  const { visit, problems } = createVisitor([cms(pattern, "/x"), cms("/old", "/new")], [rule("/gammal", "/ny")])

  expect(problems).toEqual([expect.stringMatching(reason)])
  expect([visit("/old"), visit("/gammal")]).toEqual(["301 /new", "308 /ny"])
})

test.each(["//evil.example", "javascript:alert(1)", "/ny\r\nset-cookie: a=b", "https://$1.evil.example/", "ny"])(
  "the target %j is rejected",
  (target) => {
    const { visit, problems } = createVisitor([cms("/(old)", target)])

    expect(problems).toEqual([expect.stringMatching(/must be a path that starts with one slash/)])
    expect(visit("/old")).toBeNull()
  },
)

test("a redirect of the type SERVER_TRANSFER is rejected, and $siteLang in a target is replaced by the visitor's language", () => {
  const { visit, problems } = createVisitor([
    cms("/served", "/ny", { redirectType: "SERVER_TRANSFER" }),
    cms("/hem", "/$siteLang/start"),
    cms("/topp", "/$sitelang"),
    cms("/klocka/(.*)", "/tid?nu=12:$1"),
  ])

  expect(problems).toEqual(["answers with SERVER_TRANSFER, which is no redirect."])
  expect([visit("/hem"), visit("/en/hem")]).toEqual(["301 /start", "301 /en/start"])
  expect([visit("/topp"), visit("/en/topp")]).toEqual(["301 /", "301 /en"])
  expect(visit("/klocka/30")).toBe("301 /tid?nu=12:30")
})
