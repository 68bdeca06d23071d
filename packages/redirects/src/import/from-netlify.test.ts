import { expect, test } from "vitest"
import { compile } from "../compile/compile-table.ts"
import { fromNetlify, type NetlifyOptions } from "./from-netlify.ts"

// Cases of our own for what the parsers of Netlify and Cloudflare do; theirs are in importers.test.ts.

const read = (text: string, options?: NetlifyOptions) => {
  const { rules, problems } = fromNetlify(text, options)
  return { rules, problems: problems.map(({ rule, message }) => `${rule} ${message}`) }
}

test("comments and empty lines are skipped, and rules have line numbers", () => {
  const { rules, problems } = read("\n# all\n  /a   /b  \n\n/c\t/d#part # why\n/e /f 302!\r\n/g /h 307 # x")

  expect(problems).toEqual([])
  expect(rules.map(({ id, line, source, target, status }) => [id, line, source, target, status])).toEqual([
    ["line 3", 3, "/a", "/b", 301],
    ["line 5", 5, "/c", "/d#part", 301],
    ["line 6", 6, "/e", "/f", 302],
    ["line 7", 7, "/g", "/h", 307],
  ])
  expect(read("/a /b", { flavour: "cloudflare" }).rules[0]?.status).toBe(302)
})

test.each([
  ["/old", "Missing destination: write the path to leave, then the path or URL to go to."],
  ["/old 301", 'Missing "to" field: only rewrites go without, and they are no redirects.'],
  ["/old new", 'The destination must start with "/", "http:" or "https:".'],
  ["/old page /new", 'The destination must start with "/", "http:" or "https:", and "page" is no parameter.'],
  ["/old =x /new", 'The destination must start with "/", "http:" or "https:", and "=x" is no parameter.'],
  ["old /new", 'The path to leave must start with "/" or be a URL.'],
  ["http:// /new", "Invalid URL: it has no host."],
  ["/.netlify/x /new", 'The path must not start with "/.netlify", which is the host\'s own.'],
  ["https://x.example/.netlify/x /new", 'The path must not start with "/.netlify", which is the host\'s own.'],
  ["/old?a=b /new", 'The path holds a query string. Write it behind: "/old key=value /new".'],
  ["/a/*/b/* /new", "has more than one *, of which only one is allowed."],
  ["/a/*/b /new", "has a * that is not its last segment."],
  ["/a* /new", "has a * that is not its last segment."],
  ["/old /new soon", "Invalid status code: soon."],
  ["/old /new 200", "answers with 200, which is no redirect."],
  ["/old /new 404", "answers with 404, which is no redirect."],
  ["/old /new 302 Country=se", "asks for Country=se, which only the host of such files can check."],
])("the line %j is rejected with a reason, and the next line is imported", (line, problem) => {
  const { rules, problems } = read(`${line}\n/next /one`)

  expect(problems).toEqual([`line 1 ${problem}`])
  expect(rules.map(({ source }) => source)).toEqual(["/next"])
})

test("parameters, wildcards and hosts are imported, and other special characters are literal", () => {
  const table = compile(
    fromNetlify(
      [
        "/blog/:year/:slug /posts/:slug/:year",
        "/shop/* https://shop.example/:splat 302",
        "https://old.example/* https://new.example/archive/* 308",
        "https://bare.example /start",
        "/time/12:30 https://x.example:8080/12:30",
        "/plus+sign(1) /ok",
      ].join("\n"),
    ),
  )
  const visit = (url: string) => table.match(url)?.location ?? null

  expect(table.problems).toEqual([])
  expect(visit("/blog/2020/hej")).toBe("/posts/hej/2020")
  expect(visit("/shop/a/b?c=d")).toBe("https://shop.example/a/b?c=d")
  expect(visit("/shop")).toBe("https://shop.example/")
  expect(visit("https://old.example/x/y")).toBe("https://new.example/archive/x/y")
  expect(visit("https://other.example/x/y")).toBeNull()
  expect(visit("https://bare.example/")).toBe("/start")
  expect(visit("/time/12:30")).toBe("https://x.example:8080/12:30")
  expect(visit("/plus+sign(1)")).toBe("/ok")
  expect([visit("/Blog/2020/hej"), visit("/shopping")]).toEqual([null, null])
})

test("a query condition in a _redirects file can compare a value or capture it as a parameter", () => {
  const table = compile(fromNetlify("/store id=:id /items/:id\n/store kind=new sort=a=b /new\n/store /all"))
  const visit = (url: string) => table.match(url)?.location ?? null

  expect(visit("/store?id=7")).toBe("/items/7")
  expect(visit("/store?kind=new&sort=a%3Db")).toBe("/new")
  expect(visit("/store?kind=new")).toBe("/all?kind=new")
})

const cloudflare = (rules: readonly string[], url: string) => {
  const table = compile(
    fromNetlify(rules.map((rule, index) => `${rule} /${index}`).join("\n"), { flavour: "cloudflare" }),
  )
  expect(table.problems).toEqual([])
  return table.match(url)?.location ?? null
}

test.each([
  ["/some%20page", "https://x.example/some page", true],
  ["/some/*", "https://x.example/some/path", true],
  ["/some/*", "https://x.example/path", false],
  ["/foo", "https://x.example/foo/", false],
  ["/foo/", "https://x.example/foo/", true],
  ["/foo", "https://x.example/foobar", false],
  ["/foo", "https://x.example/baz/foo", false],
  ["/foo*", "https://x.example/foobar", true],
  ["/foo*", "https://x.example/foo/bar", true],
  ["/*.html", "https://x.example/foo/bar.html", true],
  ["/*.html", "https://x.example/foo", false],
  ["/login/*", "https://x.example/foo?bar=baz/login/foo", false],
  ["/*", "https://x.example/", true],
  ["/blog/:code/:name", "https://x.example/blog/1/a", true],
  ["/blog/:code/:name", "https://x.example/blog/1", false],
  ["https://own.example/test", "https://own.example/test", true],
  ["https://own.example/test", "https://x.example/test", false],
  ["https://:sub.pages.example/*", "https://a.pages.example/b", true],
  ["https://:sub.pages.example/*", "https://a.b.pages.example/b", false],
])("matching Cloudflare's rule %s against %s returns %s", (rule, url, isFitting) => {
  expect(cloudflare([rule], url)).toBe(isFitting ? "/0" : null)
})

test("the first matching Cloudflare rule applies, and a rule with more than one wildcard is rejected", () => {
  expect(cloudflare(["/foo/test/*", "/foo/*"], "https://x.example/foo/test/1")).toBe("/0")
  expect(cloudflare(["/foo/test/*", "/foo/*"], "https://x.example/foo/1")).toBe("/1")
  expect(read("/*/a/* /x", { flavour: "cloudflare" }).problems).toEqual([
    "line 1 has more than one *, of which only one is allowed.",
  ])
  expect(read("*/* /x", { flavour: "cloudflare" }).problems).toHaveLength(1)
})
