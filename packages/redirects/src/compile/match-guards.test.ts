import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { siteWith } from "../../test/site-with.ts"
import { MAX_PATH } from "../address/path-key.ts"
import { combine, compile, fromJSON } from "./compile-table.ts"

test("the rule id of a match without a rule is 'spelling' or 'host'", () => {
  const { compiled } = siteWith([rule("/gammal", "/ny"), rule("/borta", "", { status: 410 })])
  const getId = (url: string) => compiled.match(url)?.ruleId

  expect(getId("/gammal")).toBe("/gammal")
  expect(getId("/borta")).toBe("/borta")
  expect(getId("/bilar/")).toBe("spelling")
  expect(getId("https://www.norrvik.example/bilar")).toBe("host")
  expect(getId("https://www.norrvik.example/gammal")).toBe("/gammal")
})

test("a path longer than the maximum length is not redirected", () => {
  const { visit } = siteWith([rule("/:path*", "/ny")])
  const long = `/${"a".repeat(MAX_PATH - 1)}`

  expect(visit(long)).toBe("308 /ny")
  expect(visit(`${long}a`)).toBeNull()
  expect(visit(`${long}/`)).toBeNull()
})

test("a chain of ten rules is followed, and a chain of eleven rules counts as a loop", () => {
  const chain = (length: number) =>
    siteWith(Array.from({ length }, (_, place) => rule(`/r${place}`, `/r${place + 1}`))).visit("/r0")

  expect(chain(10)).toBe("308 /r10")
  expect(chain(11)).toBeNull()
})

test.each([
  [301, 308, 308],
  [308, 301, 301],
  [301, 302, 302],
  [308, 307, 307],
  [302, 308, 302],
  [307, 301, 307],
  [308, 410, 410],
  [302, 410, 410],
] as const)(
  "redirects with the statuses %i and %i are combined into one redirect with status %i",
  (first, second, status) => {
    const { compiled } = siteWith([
      rule("/a", "/b", { status: first }),
      rule("/b", second === 410 ? "" : "/c", { status: second }),
    ])

    expect(compiled.match("/a")?.status).toBe(status)
  },
)

test("the fragment of a target is ignored when matching the next rule", () => {
  const { visit } = siteWith([
    rule("/a", "/b#part"),
    rule("/b", "/c"),
    rule("/d", "/d#part"),
    rule("/e", "/f?x=1#part"),
  ])

  expect(visit("/a")).toBe("308 /c")
  expect(visit("/d")).toBeNull()
  expect(visit("/e")).toBe("308 /f?x=1#part")
})

test("a trace lists each hop together with the later rules that also match", () => {
  const { compiled } = siteWith(
    [
      rule("/a", "/b", { status: 302 }),
      rule("/:any", "/any", { id: "any" }),
      rule("/a", "/c", { id: "later" }),
      rule("/b", "https://jobb.example/x"),
      rule("/x", "", { status: 410 }),
      rule("/r/a", "/r/b"),
      rule("/r/b", "/r/a"),
    ],
    { locales: [] },
  )

  expect(compiled.trace("/a")).toEqual([
    { from: "/a", ruleId: "/a", status: 302, location: "/b", shadowed: ["any", "later"] },
    { from: "/b", ruleId: "any", status: 308, location: "/any", shadowed: ["/b"] },
  ])
  expect(
    siteWith([rule("/b", "https://jobb.example/x"), rule("/x", "", { status: 410 })]).compiled.trace("/b"),
  ).toEqual([{ from: "/b", ruleId: "/b", status: 308, location: "https://jobb.example/x", shadowed: [] }])
  expect(compiled.trace("/r/a").map(({ from, location }) => [from, location])).toEqual([
    ["/r/a", "/r/b"],
    ["/r/b", "/r/a"],
  ])
  expect(siteWith([rule("/x", "", { status: 410 })]).compiled.trace("/x")).toEqual([
    { from: "/x", ruleId: "/x", status: 410, location: null, shadowed: [] },
  ])
  expect([compiled.trace("none"), compiled.trace("/none/at/all")]).toEqual([[], []])
})

test("a trace uses the host of an absolute URL, or otherwise the request's Host header", () => {
  const { compiled } = siteWith([rule("/a", "/b", { host: "old.example" })])

  expect(compiled.trace("https://old.example/a")).toHaveLength(1)
  expect(compiled.trace("/a", { headers: { host: "old.example" } })).toHaveLength(1)
  expect(compiled.trace("/a", { headers: new Headers({ host: "OLD.example" }) })).toHaveLength(1)
  expect(compiled.trace("https://new.example/a", { headers: { host: "old.example" } })).toEqual([])
  expect(compiled.trace("/a")).toEqual([])
})

test("a request that matches no rule is redirected only if the host has a host redirect", () => {
  const { compiled } = siteWith([rule("/a", "/b")])

  expect(compiled.match(new URL("https://norrvik.example/none"))).toBeNull()
  expect(compiled.match("/none", { headers: { host: "norrvik.example" } })).toBeNull()
  expect(compiled.match("/none", {})).toBeNull()
  expect(compiled.match(new URL("https://www.norrvik.example/none"))?.location).toBe("https://norrvik.example/none")
  expect(compiled.match("/none", { headers: { host: "WWW.norrvik.example:80" } })?.location).toBe(
    "https://norrvik.example:80/none",
  )
})

test("a host redirect to a host that is also redirected is reported and not applied", () => {
  const hosts = [
    { from: "www.a.example", to: "A.example" },
    { from: "a.example", to: "b.example" },
  ]
  const table = compile({ site: "", hosts, rules: [] })

  expect(table.problems).toEqual([
    { rule: "host www.a.example", message: "leads to A.example, which moved itself. Name the last host." },
  ])
  expect(table.match("https://www.a.example/")).toBeNull()
  expect(table.match("https://a.example/")?.location).toBe("https://b.example/")
})

test("combining two tables combines their lists of problems", () => {
  const compileBroken = (source: string) => compile({ site: "", hosts: [], rules: [rule(source, "//evil.example")] })

  expect(combine(compileBroken("/a"), compileBroken("/b")).problems.map(({ rule: id }) => id)).toEqual(["/a", "/b"])
})

test.each([[null], [{}], [{ format: 2 }], ["null"], [5]])("%j is not accepted as a compiled table", (artefact) => {
  expect(() => fromJSON(artefact)).toThrow(
    "redirects: this is no compiled table of this version. Compile the table again.",
  )
})

test("a compiled table returns the same matches after serialisation", () => {
  const more = { locales: ["*"], host: "old.example", match: { query: { k: "1" } }, query: { set: { s: "2" } } }
  const rules = [
    rule("/a", "/b", { ...more, id: "7" }),
    rule("/c", "/d", { id: "8" }),
    rule("/e", "/f", { id: "10" }),
    rule("/Case", "/g", { id: "r1", case: "sensitive" }),
    rule("/slash/", "/h", { id: "r2", slash: "strict" }),
    rule("/:x*/end", "/i", { id: "r07" }),
  ]
  const { compiled } = siteWith(rules)
  const again = fromJSON(JSON.stringify(compiled))

  for (const url of [
    "https://old.example/a?k=1",
    "https://old.example/en/a?k=1&s=3",
    "/a?k=1",
    "/c",
    "/e",
    "/Case",
    "/case",
    "/slash/",
    "/slash",
    "/x/end",
  ])
    expect(again.match(url), url).toEqual(compiled.match(url))
  expect(["/c", "/e", "/Case", "/slash/", "/x/end"].map((url) => again.match(url)?.ruleId)).toEqual([
    "8",
    "10",
    "r1",
    "r2",
    "r07",
  ])
  expect(again.match("https://old.example/en/a?k=1")).toEqual({ status: 308, location: "/en/b?s=2", ruleId: "7" })
})

test("options that a rule does not set are taken from the compiler options", () => {
  const rules = [rule("/A", "/b", { match: { query: { k: true } } })]
  const search = "?k=1"

  expect(siteWith(rules).visit(`/a${search}`)).toBe("308 /b")
  expect(siteWith(rules, { case: "sensitive" }).visit(`/a${search}`)).toBeNull()
  expect(siteWith(rules, { consume: false }).visit(`/a${search}`)).toBe("308 /b?k=1")
  expect(siteWith(rules, { slash: "strict" }).visit(`/A/${search}`)).not.toBe("308 /b")
  expect(
    siteWith([rule("/A", "/b", { match: { query: { k: true } }, query: { consume: true } })], { consume: false }).visit(
      `/a${search}`,
    ),
  ).toBe("308 /b")
})

test("a target can use only parameters that are defined in the source or the conditions", () => {
  const { problems } = siteWith([rule("/a/:x", "/b/:y"), rule("/c", "/d/:k", { match: { query: { k: false } } })])

  expect(problems).toEqual([
    {
      rule: "/a/:x",
      message: 'names ":y" in its target, which its source does not have. Write "\\\\:" for a colon.',
    },
    {
      rule: "/c",
      message: 'names ":k" in its target, which its source does not have. Write "\\\\:" for a colon.',
    },
  ])
})

test("query parameters in a target replace the visitor's parameters of the same name", () => {
  const { visit } = siteWith([
    rule("/own", "/b?x=1&y=2"),
    rule("/only", "/b?x=1&y=2", { query: { preserve: false } }),
    rule("/plus", "/b?a+b=1"),
    rule("/twice", "/b", { query: { map: { a: { to: "c" } } } }),
  ])

  expect([visit("/own"), visit("/only?z=3"), visit("/own?y=3&z=4")]).toEqual([
    "308 /b?x=1&y=2",
    "308 /b?x=1&y=2",
    "308 /b?x=1&y=2&z=4",
  ])
  expect(visit("/plus?a+b=2&a%20b=3")).toBe("308 /b?a+b=1")
  expect(visit("/twice?a=1&a=1&a=2")).toBe("308 /b?c=1&c=2")
  expect(visit("/own?")).toBe("308 /b?x=1&y=2")
  expect(siteWith([rule("/gammal", "/ny")]).visit("/gammal?")).toBe("308 /ny")
})

test("mapped query values are looked up with exact letter case first, and then in any letter case unless the rule is case-sensitive", () => {
  const map = { a: { to: "b", values: { x: "small", X: "large" } } }
  const renamed = { match: { query: { fuel: "El" } }, query: { map: { fuel: { to: "f" } } } }
  const minding = { query: { map: { a: { to: "b", values: { x: "small" } } } }, case: "sensitive" } as const
  const { visit } = siteWith([
    rule("/both", "/n", { query: { map } }),
    rule("/m", "/n", renamed),
    rule("/c", "/n", minding),
  ])

  expect([visit("/both?a=x"), visit("/both?a=X")]).toEqual(["308 /n?b=small", "308 /n?b=large"])
  expect(visit("/m?fuel=EL")).toBe("308 /n?f=El")
  expect([visit("/c?a=x"), visit("/c?a=X")]).toEqual(["308 /n?b=small", "308 /n?b=X"])
})

test("a case-sensitive rule ignores a trailing slash and keeps the letter case of parameter values", () => {
  const { visit } = siteWith([
    rule("/Case/:x", "/g/:x", { case: "sensitive" }),
    rule("/x/:id", "/y/:id", { locales: ["en"] }),
  ])

  expect(visit("/Case/A/")).toBe("308 /g/A")
  expect(visit("/en/x/AbC")).toBe("308 /en/y/AbC")
})

test("on a site without languages, a rule for all languages applies and a rule for a single language does not", () => {
  const visitWith = (locales: string[]) => siteWith([rule("/a", "/b", { locales })], { locales: [] }).visit("/a")

  expect([visitWith(["sv"]), visitWith(["*"])]).toEqual([null, "308 /b"])
})

test("a header condition can match the host of an absolute URL", () => {
  const { visit } = siteWith([rule("/a", "/b", { match: { header: { Host: "old.example" } } })])

  expect(visit("https://old.example/a")).toBe("308 /b")
  expect([visit("https://new.example/a"), visit("/a")]).toEqual([null, null])
})

test("two paths with the same hash value are not confused", () => {
  const pair = siteWith([rule("/bil-135zx", "/one"), rule("/bil-1apcd", "/two")])
  const alone = siteWith([rule("/bil-135zx", "/one")])

  expect([pair.visit("/bil-135zx"), pair.visit("/bil-1apcd")]).toEqual(["308 /one", "308 /two"])
  expect([alone.visit("/bil-135zx"), alone.visit("/bil-1apcd")]).toEqual(["308 /one", null])
})

test.each(["/a//b", "//a/b", "/a/b/", "/A/B", "/x/../a/b", "/a/./b", "/%61/b", "https://norrvik.example/a//b"])(
  "the path %s matches the rule for /a/b",
  (url) => {
    expect(siteWith([rule("/a/b", "/ny"), rule("/c/:x", "/d")]).visit(url)).toBe("308 /ny")
  },
)

test("a trace is empty when the target is unsafe or equals the address, or when the path is too long", () => {
  const { compiled } = siteWith(
    [
      rule("/a", "https://:land.b.example/", { match: { query: { land: true } } }),
      rule("/b", "/b#part"),
      rule("/:path*", "/ny", { host: "long.example" }),
    ],
    { allowedHosts: ["*.b.example"] },
  )

  expect(compiled.trace("/a?land=se")).toHaveLength(1)
  expect(compiled.trace("/a?land=evil.example%2F")).toEqual([])
  expect(compiled.trace("/b")).toEqual([])
  expect(compiled.trace(`https://long.example/${"a".repeat(MAX_PATH - 1)}`)).toHaveLength(1)
  expect(compiled.trace(`https://long.example/${"a".repeat(MAX_PATH)}`)).toEqual([])
})

test("a trace has at most ten hops and lists as shadowed only rules whose conditions are met", () => {
  const chain = siteWith(Array.from({ length: 12 }, (_, place) => rule(`/r${place}`, `/r${place + 1}`)))
  const site = siteWith([rule("/a", "/b"), rule("/a", "/c", { id: "asks", match: { query: { k: true } } })])

  expect(chain.compiled.trace("/r0")).toHaveLength(10)
  expect(site.compiled.trace("/a").map(({ shadowed }) => shadowed)).toEqual([[]])
  expect(site.compiled.trace("/a?k=1").map(({ shadowed }) => shadowed)).toEqual([["asks"]])
})

test("repeated slashes in a target are kept when `tidy` is off", () => {
  const rules = [rule("/a", "/"), rule("/b", "/?x=1"), rule("/c", "/d/"), rule("/e", "/f/?x=1")]
  const more = { locales: ["*"] }
  const { visit } = siteWith([...rules, rule("/h", "/", more), rule("/i", "/j/", more), rule("/k", "/l/?x=1", more)], {
    tidy: false,
  })

  expect([visit("/a"), visit("/b"), visit("/c"), visit("/e")]).toEqual(["308 /", "308 /?x=1", "308 /d/", "308 /f/?x=1"])
  expect([visit("/en/h"), visit("/en/i"), visit("/en/k")]).toEqual(["308 /en", "308 /en/j/", "308 /en/l/?x=1"])
})

test("an empty query string does not cause a redirect to the same URL", () => {
  expect(siteWith([rule("/a", "/a")]).visit("/a?")).toBeNull()
})

test("an absolute target on the site's host gets no language prefix", () => {
  const { visit } = siteWith([
    rule("/a", "https://norrvik.example/b", { locales: ["*"] }),
    rule("/c", "/d", { locales: ["*"] }),
  ])

  expect([visit("/en/a"), visit("/en/c")]).toEqual(["308 /b", "308 /en/d"])
})

test("a language code at the start of a source is a language prefix, and a source with only a language code matches the home page", () => {
  const { visit, problems } = siteWith([
    rule("/:place/en", "/b/:place"),
    rule("/en", "/c", { case: "sensitive" }),
    rule("/sv/only", "/d"),
  ])

  expect(problems).toEqual([])
  expect([visit("/solna/en"), visit("/en"), visit("/only"), visit("/en/only")]).toEqual([
    "308 /b/solna",
    "308 /c",
    "308 /d",
    null,
  ])
})

test("a match returns the id of its rule even when other rules have similar ids", () => {
  const ids = ["a", "a0", "a1", "b2", "a2", "a03"]
  const { compiled } = siteWith(ids.map((id) => rule(`/${id}`, "/ny", { id })))

  expect(ids.map((id) => compiled.match(`/${id}`)?.ruleId)).toEqual(ids)
})

test("query parameters listed in `consume` are removed from the URL, and other query parameters are kept", () => {
  const { visit } = siteWith([rule("/a", "/b", { match: { query: { k: true, j: true } }, query: { consume: ["k"] } })])

  expect(visit("/a?k=1&j=2&i=3")).toBe("308 /b?j=2&i=3")
})

test("an invalid rule in a modified compiled table is skipped and does not affect other rules", () => {
  const compileBroken = (change: (text: string) => string) =>
    fromJSON(change(JSON.stringify(siteWith([rule("/a", "/n/b"), rule("/a", "/n/c"), rule("/:x", "/n/d")]).compiled)))

  expect(compileBroken((text) => text).match("/a")?.location).toBe("/n/b")
  expect(compileBroken((text) => text.replace('"/n/b"', '"//evil.example"')).match("/a")?.location).toBe("/n/c")
  expect(compileBroken((text) => text.replace('"/n/b"', '"https://evil.example\\\\@x"')).match("/a")?.location).toBe(
    "/n/c",
  )
})
