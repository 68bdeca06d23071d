import type { NextRedirect } from "../src/import/from-next-config.ts"

export interface Visit {
  readonly path: string
  readonly search?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A test case with the result of Next.js. The result is the target, `null` if there is no redirect, or "throws" for a
 * response with status 500.
 */
export type NextCase = readonly [rules: readonly NextRedirect[], visit: Visit, location: string | null]

export const redirect = (source: string, destination: string, more: Partial<NextRedirect> = {}): NextRedirect => ({
  source,
  destination,
  permanent: true,
  ...more,
})

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

/**
 * The cases in which this package has the same result as Next.js. `next-judge.test.ts` checks the results of Next.js
 * against a running server.
 */
export const AS_NEXT: readonly NextCase[] = [
  [RULES, { path: "/a" }, "/b"],
  [RULES, { path: "/A" }, "/b"],
  [RULES, { path: "/a/" }, "/b"],
  [RULES, { path: "/a", search: "?x=1&y=å" }, "/b?x=1&y=%C3%A5"],
  [RULES, { path: "/docs" }, "/d"],
  [RULES, { path: "/docs/x/Y" }, "/d/x/Y"],
  [RULES, { path: "/docs-12/intro" }, "/v/12/intro?from=12"],
  [RULES, { path: "/docs-x/intro" }, null],
  [RULES, { path: "/f%C3%B6rs%C3%A4kring" }, null],
  [RULES, { path: "/f%C3%B6rs" }, "/g"],
  [RULES, { path: "/f%c3%b6rs" }, "/g"],
  [RULES, { path: "/kungens,-w-,kurva" }, "/k"],
  [RULES, { path: "/kungens%2C-w-%2Ckurva" }, "/dash/%2Ckurva/kungens%2C-w#kungens%2C-w"],
  [RULES, { path: "/opt/1" }, "/o/1"],
  [RULES, { path: "/list", search: "?vehicletype=LCV&re=Syd" }, "/lager?vehicletype=LCV&re=Syd&car_vehicle_type=LCV"],
  [RULES, { path: "/list", search: "?vehicletype=lcv" }, null],
  [RULES, { path: "/list", search: "?re=Nord" }, "/any?re=Nord&x=Nord"],
  [RULES, { path: "/list", search: "?re=Syd&si=1" }, "/exact?re=Syd&si=1"],
  [RULES, { path: "/list", search: "?re=" }, null],
  [RULES, { path: "/out" }, "https://jobs.example"],
  [RULES, { path: "/out/a/b", search: "?c=d" }, "https://jobs.example/a/b?c=d"],
  [RULES, { path: "/host", headers: { host: "www.example.com:3000" } }, "/hosted"],
  [RULES, { path: "/host", headers: { host: "example.com" } }, null],
  [RULES, { path: "/head", headers: { "x-a": "b" } }, "/headed"],
  [RULES, { path: "/head" }, null],
  [RULES, { path: "/x-y" }, "/dash/y/x#x"],
  [RULES, { path: "/x-y-z" }, "/dash/z/x-y#x-y"],
  [RULES, { path: "/multi/1/2/3" }, "/m/2/3/1"],
  [RULES, { path: "/multi/1/" }, "/m/1"],
  [RULES, { path: "/escaped/" }, "/e"],
  [RULES, { path: "/escaped" }, null],
  [RULES, { path: "/_next/x" }, null],
  [RULES, { path: "/trail" }, null],
  [RULES, { path: "/trail/" }, "/t"],
  [RULES, { path: "/q/%20", search: "?x=2&b=3" }, "/r?x=%20&b=1"],
  [RULES, { path: "/q/a%26b" }, "/r?b=1&x=a%26b"],
  [RULES, { path: "/q/50%25" }, "/r?b=1&x=50%25"],
  [RULES, { path: "/q/x", search: "?other=a%26admin=1" }, "/r?other=a%26admin%3D1&b=1&x=x"],
  [RULES, { path: "/hello", search: "?hello=a%26b" }, "/world?hello=a%26b&from=a%26b"],
  [RULES, { path: "/hello", search: "?hello=a%2Bb%3D1%23" }, "/world?hello=a%2Bb%3D1%23&from=a%2Bb%3D1%23"],
  [RULES, { path: "/nothing" }, null],
  [[redirect("/a$b", "/c")], { path: "/a$b" }, "/c"],
  [[redirect("/a", "/b")], { path: "/a", search: "?x=1&x=2&x=3" }, "/b?x=1&x=2&x=3"],
  [[redirect("/a", "/b?x=1&x=2")], { path: "/a", search: "?y=3" }, "/b?y=3&x=1&x=2"],
  [[redirect("/a/:id", "/b?x=1&x=:id")], { path: "/a/7" }, "/b?x=1&x=7"],
  [[redirect("/a", "/b?x=c:")], { path: "/a" }, "/b?x=c:"],
  [[redirect("/a/:x", "/b?x=:x&y=c(d)")], { path: "/a/1" }, "/b?x=1&y=c(d)"],
  [[redirect("/a/:x", "/b?x=:x&y=c*d")], { path: "/a/1" }, "/b?x=1&y=c*d"],
  [[redirect("/a/:x?", "/b?x=c")], { path: "/a" }, "/b?x=c"],
  [[redirect("/a/:x/:xy", "/b?x=:xy&y=:x")], { path: "/a/1/2" }, "/b?x=2&y=1"],
  [[redirect("/a/:x*", "/b?x=:x*")], { path: "/a/1/2" }, "/b?x=1/2"],
]

/** The cases in which Next.js responds with status 500, whereas this package does not redirect. */
export const THROWING: readonly NextCase[] = [
  [RULES, { path: "/bad" }, "throws"],
  [RULES, { path: "/opt" }, "throws"],
  [RULES, { path: "/list", search: "?re=1&re=2" }, "throws"],
]

const VALUES: readonly NextRedirect[] = [
  redirect("/q/:x", "/r?x=:x"),
  redirect("/has", "/r?x=pre-:hello", { has: [{ type: "query", key: "hello" }] }),
  redirect("/said", "/r?x=a%26b"),
]

/** The cases in which Next.js misinterprets a value. The last entry of each case is the correct target. */
export const MISREAD: readonly (readonly [...NextCase, ours: string])[] = [
  [VALUES, { path: "/q/a&admin=1" }, "/r?x=a&admin=1", "/r?x=a%26admin%3D1"],
  [VALUES, { path: "/q/a%26admin=1" }, "/r?x=a%26admin=1", "/r?x=a%26admin%3D1"],
  [VALUES, { path: "/q/%zz" }, "/r?x=%zz", "/r?x=%25zz"],
  [
    VALUES,
    { path: "/has", search: "?hello=a%26admin=1" },
    "/r?hello=a%26admin%3D1&x=pre-a&admin=1",
    "/r?hello=a%26admin%3D1&x=pre-a%26admin%3D1",
  ],
  [VALUES, { path: "/has", search: "?hello=%2541" }, "/r?hello=%2541&x=pre-%41", "/r?hello=%2541&x=pre-%2541"],
  [VALUES, { path: "/said" }, "/r?x=a&b", "/r?x=a%26b"],
]
