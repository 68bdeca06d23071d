import { expect, test } from "vitest"
import {
  type CmsRedirect,
  compileTable,
  isSafeTarget,
  matchRedirect,
  type RedirectRule,
  readCmsRules,
  readTable,
} from "./index.ts"

const rule = (source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  id: source,
  source,
  target,
  status: 308,
  keepsQuery: true,
  ...more,
})

const cms = (pattern: string, target: string, more: Partial<CmsRedirect> = {}): CmsRedirect => ({
  pattern,
  target,
  redirectType: "REDIRECT_301",
  isQueryStringPreserved: true,
  ...more,
})

/** Asks a Swedish-English site with these rules, and www before its host, where addresses lead. */
function siteWith(rules: RedirectRule[], redirects: CmsRedirect[] = []) {
  const table = { site: "se-automotive", hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }], rules }
  const { rules: more, problems } = readCmsRules(redirects)
  const compiled = compileTable(table, { languages: ["sv", "en"], host: "norrvik.example", more })
  const visit = (address: string) => {
    const redirect = matchRedirect(compiled, new URL(address, "https://norrvik.example"))
    return redirect && `${redirect.status} ${redirect.location}`
  }
  return { visit, problems: [...problems, ...compiled.problems] }
}

test("an old address leads to the new one for good, with its query string", () => {
  const { visit } = siteWith([rule("/gammal", "/ny")])

  expect(visit("/gammal")).toBe("308 /ny")
  expect(visit("/gammal?utm_source=mail")).toBe("308 /ny?utm_source=mail")
  expect(visit("/annan")).toBeNull()
  expect(visit("/gammal/mer")).toBeNull()
})

test("one rule covers every spelling of its path", () => {
  const { visit } = siteWith([rule("/försäkring,-w-,", "/forsakring"), rule("/Kungens-Kurva", "/kurva")])

  for (const spelling of [
    "/försäkring,-w-,",
    "/f%C3%B6rs%C3%A4kring%2C-w-%2C",
    "/FÖRSÄKRING,-w-,/",
    "//försäkring,-w-,",
  ])
    expect(visit(spelling.replace(/^\/\//, "https://norrvik.example//"))).toBe("308 /forsakring")
  expect(visit("/kungens-kurva")).toBe("308 /kurva")
})

test("an encoded slash is no slash, and a broken escape stops nothing", () => {
  const { visit } = siteWith([rule("/a/b", "/c")])

  expect(visit("/a%2Fb")).toBeNull()
  expect(visit("/%E0%A4%A")).toBeNull()
})

test("the www host leads to the bare host for good, in one hop with everything else", () => {
  const { visit } = siteWith([rule("/gammal", "/ny")])

  expect(visit("https://www.norrvik.example/bilar?brand=Volvo")).toBe("308 https://norrvik.example/bilar?brand=Volvo")
  expect(visit("https://www.norrvik.example/gammal/?a=1")).toBe("308 https://norrvik.example/ny?a=1")
  expect(visit("http://www.norrvik.example:3210/")).toBe("308 http://norrvik.example:3210/")
  expect(visit("https://norrvik.example/")).toBeNull()
})

test("the first language has no prefix, and addresses have one spelling", () => {
  const { visit } = siteWith([rule("/gammal", "/ny"), rule("/en/old", "/en/new")])

  expect(visit("/sv")).toBe("308 /")
  expect(visit("/sv/bilar?x=1")).toBe("308 /bilar?x=1")
  expect(visit("/bilar/")).toBe("308 /bilar")
  expect(visit("/sv/gammal")).toBe("308 /ny")
  expect(visit("/en/old")).toBe("308 /en/new")
  expect(visit("/old")).toBeNull()
  expect(visit("/bilar/en/volvo")).toBeNull()
})

test("a chain is one hop, and is temporary when one of its steps is", () => {
  const { visit } = siteWith([rule("/a", "/b"), rule("/b", "/c", { status: 302 }), rule("/c", "https://jobb.example/")])

  expect(visit("/a")).toBe("302 https://jobb.example/")
  expect(visit("/c")).toBe("308 https://jobb.example/")
})

test("rules that go in circles are left out and named", () => {
  const { visit, problems } = siteWith([
    rule("/dacia", "/daf"),
    rule("/daf", "/dacia"),
    rule("/x", "/X?y=1"),
    rule("/y", "https://norrvik.example/y"),
    rule("/ok", "/fine"),
  ])

  expect([visit("/dacia"), visit("/daf"), visit("/x"), visit("/y")]).toEqual([null, null, null, null])
  expect(visit("/ok")).toBe("308 /fine")
  expect(problems.map(({ rule }) => rule)).toEqual(["/dacia", "/daf", "/x", "/y"])
})

test("the target's own parameters win over the visitor's", () => {
  const { visit } = siteWith([
    rule("/begagnat", "/bilar?skick=Begagnad#lista"),
    rule("/rent", "/ny", { keepsQuery: false }),
  ])

  expect(visit("/begagnat?skick=Ny&re=Syd")).toBe("308 /bilar?skick=Begagnad&re=Syd#lista")
  expect(visit("/rent?x=1")).toBe("308 /ny")
})

test("the place a visitor is sent to is plain ASCII", () => {
  const { visit } = siteWith([rule("/a", "/försäkring?ort=Malmö")])

  expect(visit("/a")).toBe("308 /f%C3%B6rs%C3%A4kring?ort=Malm%C3%B6")
})

test("the content platform's rules come after those of the table", () => {
  const { visit } = siteWith(
    [rule("/gammal", "/ny")],
    [cms("/gammal", "/annan"), cms("/kampanj/", "/bilar", { redirectType: "REDIRECT_302" })],
  )

  expect(visit("/gammal")).toBe("308 /ny")
  expect(visit("/kampanj")).toBe("302 /bilar")
})

test("a plain path may be written as a regular expression", () => {
  const { visit, problems } = siteWith([], [cms("/^\\/om_oss\\/?$/gi", "/om"), cms("^/a-b/c$", "/d")])

  expect(visit("/om_oss")).toBe("301 /om")
  expect(visit("/nyheter/om_oss/2020")).toBeNull()
  expect(visit("/a-b/c")).toBe("301 /d")
  expect(problems).toEqual([])
})

test("a redirect of one language, and one that keeps the visitor's", () => {
  const { visit } = siteWith(
    [],
    [cms("/sale", "/en/offers", { locale: "en" }), cms("/kontakt", "/hitta-oss", { isLanguagePreserved: true })],
  )

  expect(visit("/en/sale")).toBe("301 /en/offers")
  expect(visit("/sale")).toBeNull()
  expect(visit("/en/kontakt")).toBe("301 /en/hitta-oss")
  expect(visit("/kontakt")).toBe("301 /hitta-oss")
})

test("a bad redirect from the content platform is named and harms no other", () => {
  const { visit, problems } = siteWith(
    [rule("/gammal", "/ny")],
    [
      cms("((((", "/x"),
      cms("/findus/(.*)/solna", "/anlaggningar/$1"),
      cms("/evil", "//evil.example"),
      cms("/evil2", "javascript:alert(1)"),
      cms("/evil3", "/ny\r\nset-cookie: a=b"),
      cms("/served", "/ny", { redirectType: "SERVER_TRANSFER" }),
      cms("/ring", "/ring2", { isLanguagePreserved: true }),
      cms("/ring2", "/ring", { isLanguagePreserved: true }),
      cms("/bra", "/ny"),
    ],
  )

  expect(visit("/gammal")).toBe("308 /ny")
  expect(visit("/bra")).toBe("301 /ny")
  expect([visit("/evil"), visit("/evil2"), visit("/evil3"), visit("/served"), visit("/ring")]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(problems).toHaveLength(8)
})

test("answering does not change the table: every visitor gets the same", () => {
  const { visit } = siteWith([rule("/gammal", "/ny?a=1")])

  expect(visit("/gammal?b=2")).toBe("308 /ny?a=1&b=2")
  expect(visit("/gammal")).toBe("308 /ny?a=1")
})

test("a redirect leads to a path of the site or to a web address, nowhere else", () => {
  for (const target of ["/", "/a?b=c#d", "https://jobb.example/lediga"]) expect(isSafeTarget(target)).toBe(true)
  for (const target of ["", "a", "//a", "/\\a", "/%5Ca", "https:a", "https://", "javascript:x", "/a b", "https://u@h"])
    expect(isSafeTarget(target), target).toBe(false)
})

test("a table that does not fit is refused with the place and the cure", () => {
  const table = (rules: unknown) => () => readTable({ site: "se-automotive", rules })

  expect(readTable({ site: "a", rules: [{ source: "/a", target: "/b" }] }).rules).toEqual([
    { id: "/rules/0", source: "/a", target: "/b", status: 308, keepsQuery: true },
  ])
  expect(table([{ source: "/a", target: "//b" }])).toThrow(
    "readTable: /rules/0/target must be a path that starts with one slash, or an address that starts with https://.",
  )
  expect(table([{ source: "a", target: "/b" }])).toThrow("/rules/0/source must be a path")
  expect(table([{ source: "/a", target: "/b", status: 200 }])).toThrow("must be 301, 302, 307 or 308")
  expect(table("no")).toThrow("/rules must be a list")
  expect(() => readTable(null)).toThrow("is no table")
})
