import { expect, test } from "vitest"
import { createCorsHeaders, formatFrameAncestors, isAllowedOrigin } from "./editing-origins.ts"
import { readEditingRequest } from "./editing-request.ts"
import { LIBRARY_PATH } from "./editing-session.ts"

const SITE = { name: "demo", languages: ["sv", "en"] }
const PAGE = { sc_site: "demo", sc_itemid: "{1}", sc_lang: "sv", mode: "edit", route: "/bilar" }
const LIBRARY = { sc_site: "demo", sc_itemid: "{1}", sc_lang: "en", mode: "library", sc_uid: "u1" }

const read = (query: Record<string, string>) => readEditingRequest(new URLSearchParams(query), SITE)

test.each([
  [{}, "Missing: sc_site, sc_itemid, sc_lang, mode."],
  [{ ...PAGE, route: "" }, "Missing: route."],
  [{ ...LIBRARY, sc_uid: "" }, "Missing: sc_uid."],
  [{ ...LIBRARY, mode: "library-metadata", sc_uid: "" }, "Missing: sc_uid."],
  [{ ...PAGE, mode: "preview", sc_lang: "", route: "" }, "Missing: sc_lang, route."],
  [{ ...PAGE, mode: "view" }, 'The mode "view" is not offered. Use edit, preview, library, library-metadata.'],
  [{ ...PAGE, generation: "" }, "Generated variants are not offered."],
  [{ ...PAGE, sc_site: "other" }, "sc_site is another site."],
  [{ ...PAGE, sc_lang: "de" }, "sc_lang is no language of this site."],
])("the invalid editing request %j is rejected with a reason", (query, problem) => {
  expect(read(query)).toEqual({ problem })
})

test.each([
  "bilar",
  "//evil.example",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%2Fevil.example",
  "/a/%2F%2Fevil.example",
  "/a//b",
  "/a%5Cb",
  "/a%00b",
  "/a%0Ab",
  "/%E0%A4",
  "https://evil.example/",
  "/a b",
])("an editing request with the invalid or unsafe route %s is rejected", (route) => {
  expect(read({ ...PAGE, route })).toEqual({ problem: "route must be a path of this site." })
})

test.each([
  ["/", "/"],
  ["/bilar?x=1#y", "/bilar"],
  ["/a/../b", "/b"],
  ["/f%C3%B6rs%C3%A4kring", "/försäkring"],
])("the route %s of an editing request is parsed as the path %s", (route, path) => {
  expect(read({ ...PAGE, route })).toMatchObject({ problem: null, session: { path } })
})

test("an editing session contains the page, the mode and the version in the editing request", () => {
  const more = { sc_version: "3", sc_layoutKind: "shared", sc_variant: "v", sc_previewTime: "t" }

  expect(read(PAGE)).toEqual({
    problem: null,
    session: { mode: "edit", itemId: "{1}", language: "sv", path: "/bilar" },
  })
  expect(read({ ...PAGE, ...more, mode: "preview" })).toEqual({
    problem: null,
    session: {
      mode: "preview",
      itemId: "{1}",
      language: "sv",
      path: "/bilar",
      version: "3",
      layoutKind: "shared",
      variant: "v",
      previewTime: "t",
    },
  })
  expect(read({ ...PAGE, sc_layoutKind: "final" })).toMatchObject({ session: { layoutKind: "final" } })
  expect(read({ ...PAGE, sc_layoutKind: "else", sc_version: "" })).toEqual(read(PAGE))
})

test("a design library request creates a session for a single block and, if given, its data source", () => {
  const session = { mode: "preview", itemId: "{1}", language: "en", path: LIBRARY_PATH }

  expect(read({ ...LIBRARY, route: "//evil.example" })).toEqual({
    problem: null,
    session: { ...session, block: { uid: "u1" } },
  })
  expect(read({ ...LIBRARY, mode: "library-metadata", sc_datasourceId: "d1", sc_renderingId: "r" })).toEqual({
    problem: null,
    session: { ...session, mode: "edit", block: { uid: "u1", dataSource: "d1", renderingItem: "r" } },
  })
  expect(read({ ...LIBRARY, dataSourceId: "d2", sc_datasourceId: "d1" })).toMatchObject({
    session: { block: { uid: "u1", dataSource: "d2" } },
  })
})

test("only known editor origins may send editing requests, read responses and embed the page in a frame", () => {
  const known = ["https://pages.example"]

  expect(
    [null, "https://pages.example", "https://evil.example", ""].map((item) => isAllowedOrigin(item, known)),
  ).toEqual([true, true, false, false])
  expect(createCorsHeaders("https://pages.example", known)).toEqual({
    vary: "Origin",
    "access-control-allow-origin": "https://pages.example",
    "access-control-allow-methods": "GET, OPTIONS",
    "access-control-allow-headers": "authorization, content-type",
  })
  expect([createCorsHeaders("https://evil.example", known), createCorsHeaders(null, known)]).toEqual([
    { vary: "Origin" },
    { vary: "Origin" },
  ])
  expect([formatFrameAncestors(known), formatFrameAncestors([])]).toEqual([
    "frame-ancestors 'self' https://pages.example",
    "frame-ancestors 'self'",
  ])
})
