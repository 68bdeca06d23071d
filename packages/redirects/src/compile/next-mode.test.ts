import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ask, askNext, redirect, type Visit } from "../../test/ask-next.ts"
import { fromNextConfig, type NextRedirect } from "../import/from-next-config.ts"
import { compile } from "./compile-table.ts"

const FILE = join(import.meta.dirname, "../../../../../shared/cases/redirects/path-to-regexp-6.3.json")

function plain(location: string | null): string | null {
  if (location === null) return null
  const { origin, pathname, searchParams, hash } = new URL(location, "https://here.example")
  return `${origin}${pathname}?${searchParams}${hash}`
}

const RULES: readonly NextRedirect[] = [
  redirect("/a", "/b"),
  redirect("/Docs/:path*", "/d/:path*"),
  redirect("/docs-:version(\\d+)/:page", "/v/:version/:page?from=:version"),
  redirect("/försäkring", "/f"),
  redirect("/f%C3%B6rs", "/g"),
  redirect("/kungens,-w-,kurva", "/k"),
  redirect("/opt/:a?", "/o/:a?"),
  redirect("/bad/:a?", "/o/:a"),
  redirect("/list", "/lager?car_vehicle_type=:vehicletype", {
    has: [{ type: "query", key: "vehicletype", value: "(?<vehicletype>LCV|Transportbil)" }],
  }),
  redirect("/list", "/any?x=:re", { has: [{ type: "query", key: "re" }], missing: [{ type: "query", key: "si" }] }),
  redirect("/list", "/exact", { has: [{ type: "query", key: "re", value: "Syd" }] }),
  redirect("/out/:path*", "https://jobs.example/:path*"),
  redirect("/host", "/hosted", { has: [{ type: "host", value: "www.example.com" }] }),
  redirect("/head", "/headed", { has: [{ type: "header", key: "x-a", value: "(?<v>.*)" }] }),
  redirect("/:one-:two", "/dash/:two/:one#:one"),
  redirect("/multi/:a/:b(.*)", "/m/:b/:a"),
  redirect("/escaped/(.*)", "/e"),
  redirect("/_next/x", "/never"),
  redirect("/trail/", "/t"),
  redirect("/q/:x", "/r?b=1&x=:x"),
  redirect("/hello", "/world?hello=:hello&from=:hello", { has: [{ type: "query", key: "hello" }] }),
]

const VISITS: readonly Visit[] = [
  { path: "/a" },
  { path: "/A" },
  { path: "/a/" },
  { path: "/a", search: "?x=1&y=å" },
  { path: "/docs" },
  { path: "/docs/x/Y" },
  { path: "/docs-12/intro" },
  { path: "/docs-x/intro" },
  { path: "/f%C3%B6rs%C3%A4kring" },
  { path: "/f%C3%B6rs" },
  { path: "/f%c3%b6rs" },
  { path: "/kungens,-w-,kurva" },
  { path: "/kungens%2C-w-%2Ckurva" },
  { path: "/opt/1" },
  { path: "/list", search: "?vehicletype=LCV&re=Syd" },
  { path: "/list", search: "?vehicletype=lcv" },
  { path: "/list", search: "?re=Nord" },
  { path: "/list", search: "?re=Syd&si=1" },
  { path: "/list", search: "?re=" },
  { path: "/out" },
  { path: "/out/a/b", search: "?c=d" },
  { path: "/host", headers: { host: "www.example.com:3000" } },
  { path: "/host", headers: { host: "example.com" } },
  { path: "/head", headers: { "x-a": "b" } },
  { path: "/head" },
  { path: "/x-y" },
  { path: "/x-y-z" },
  { path: "/multi/1/2/3" },
  { path: "/multi/1/" },
  { path: "/escaped/" },
  { path: "/escaped" },
  { path: "/_next/x" },
  { path: "/trail" },
  { path: "/trail/" },
  { path: "/q/%20", search: "?x=2&b=3" },
  { path: "/q/a%26b" },
  { path: "/q/50%25" },
  { path: "/q/x", search: "?other=a%26admin=1" },
  { path: "/hello", search: "?hello=a%26b" },
  { path: "/hello", search: "?hello=a%2Bb%3D1%23" },
  { path: "/nothing" },
]

test.each(VISITS.map((visit) => [`${visit.path}${visit.search ?? ""}`, visit] as const))(
  "%s is answered as Next answers it",
  (_, visit) => {
    expect(plain(ask(RULES, visit))).toBe(plain(askNext(RULES, visit)))
  },
)

test.each([
  [redirect("/a$b", "/c"), "/a$b", ""],
  [redirect("/a", "/b"), "/a", "?x=1&x=2&x=3"],
  [redirect("/a", "/b?x=1&x=2"), "/a", "?y=3"],
  [redirect("/a/:id", "/b?x=1&x=:id"), "/a/7", ""],
  [redirect("/a", "/b/:mykey", { has: [{ type: "query", key: "my-key" }] }), "/a", "?my-key=1"],
  [redirect("/a", "/b?x=c:"), "/a", ""],
  [redirect("/a/:x", "/b?x=:x&y=c(d)"), "/a/1", ""],
  [redirect("/a/:x", "/b?x=:x&y=c*d"), "/a/1", ""],
  [redirect("/a/:x?", "/b?x=c"), "/a", ""],
  [redirect("/a/:x/:xy", "/b?x=:xy&y=:x"), "/a/1/2", ""],
  [redirect("/a/:x*", "/b?x=:x*"), "/a/1/2", ""],
] as const)("%j is read as Next reads it for %s%s", (one, path, search) => {
  const next = askNext([one], { path, search })

  expect(next).not.toBe("throws")
  expect(plain(ask([one], { path, search }))).toBe(plain(next))
})

test("what was escaped twice in a parameter stays escaped once", () => {
  const rules = [redirect("/has", "/r?x=pre-:hello", { has: [{ type: "query", key: "hello" }] })]

  expect(ask(rules, { path: "/has", search: "?hello=%2541" })).toBe("/r?hello=%2541&x=pre-%2541")
})

test("a group without a name gives the target nothing", () => {
  const rules = [redirect("/a/(\\d+)", "/b/:0")]

  expect(askNext(rules, { path: "/a/1" })).toBe("throws")
  expect(ask(rules, { path: "/a/1" })).toBeNull()
})

test("what makes Next answer 500 leads nowhere", () => {
  for (const visit of [{ path: "/bad" }, { path: "/opt" }, { path: "/list", search: "?re=1&re=2" }]) {
    expect(askNext(RULES, visit)).toBe("throws")
    expect(ask(RULES, visit)).toBeNull()
  }
})

test("a value stays a value where Next would make a parameter of it", () => {
  const rules = [
    redirect("/q/:x", "/r?x=:x"),
    redirect("/has", "/r?x=pre-:hello", { has: [{ type: "query", key: "hello" }] }),
    redirect("/said", "/r?x=a%26b"),
  ]

  expect(askNext(rules, { path: "/q/a&admin=1" })).toBe("/r?x=a&admin=1")
  expect(ask(rules, { path: "/q/a&admin=1" })).toBe("/r?x=a%26admin%3D1")
  expect(ask(rules, { path: "/q/a%26admin=1" })).toBe("/r?x=a%26admin%3D1")
  expect(ask(rules, { path: "/q/%zz" })).toBe("/r?x=%25zz")
  expect(ask(rules, { path: "/has", search: "?hello=a%26admin=1" })).toBe("/r?hello=a%26admin%3D1&x=pre-a%26admin%3D1")
  expect(ask(rules, { path: "/said" })).toBe("/r?x=a%26b")
})

test("Next's own hops come first: slashes too many, then the slash at the end", () => {
  const table = compile(fromNextConfig([redirect("/a", "/b")]), { mode: "strict-next" })
  const visit = (path: string) => table.match(path)?.location

  expect([visit("/a//"), visit("/a/"), visit("/a"), visit("/x/?y=1")]).toEqual(["/a/", "/a", "/b", "/x?y=1"])
  const slashed = compile(fromNextConfig([redirect("/a", "/b")]), { mode: "strict-next", trailingSlash: true })
  expect(["/a", "/a/", "/x", "/f.txt"].map((path) => slashed.match(path)?.location)).toEqual([
    "/a/",
    "/b",
    "/x/",
    undefined,
  ])
})

interface Case {
  readonly path: string
  readonly options: object | null
  readonly match: readonly { readonly input: string }[]
}

const cases: Case[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")).tests : []

test.skipIf(cases.length === 0)(
  "the patterns of path-to-regexp 6.3 decide as in Next (skipped without ../shared/cases)",
  () => {
    let compared = 0
    for (const { path, options, match } of cases) {
      if (options !== null || !path.startsWith("/")) continue
      const rules = [redirect(path, "/found")]
      for (const { input } of match) {
        if (!input.startsWith("/") || /[?#\\]|\/\//.test(input)) continue
        const table = compile(fromNextConfig(rules), { mode: "strict-next", trailingSlash: null })
        expect(table.problems).toEqual([])
        const given = new URL(input, "https://here.example").pathname
        expect(table.match(given)?.location ?? null, `${path} ${input}`).toBe(askNext(rules, { path: given }))
        compared += 1
      }
    }

    expect(compared).toBeGreaterThan(100)
  },
)
