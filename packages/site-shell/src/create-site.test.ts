import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import type { createSite as CreateSite } from "./create-site.tsx"
import { createSessionValue, type EditingSession } from "./editing/editing-session.ts"
import { createEditorCookie } from "./editing/editor-session.ts"
import { readEnvironment } from "./environment.ts"

const SECRET = "an-editing-secret"
const editorCookie = createEditorCookie(SECRET).split(";")[0] ?? ""
const SESSION: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path: "/verkstad" }
const vendor = `fc-editing=${createSessionValue(SESSION, SECRET)}`

/** The timeout in milliseconds. It is long because all modules of a page are loaded again. */
const IMPORT_MS = 300_000

let jar: ReadonlyMap<string, string> = new Map()
let createSite: typeof CreateSite

beforeAll(async () => {
  vi.resetModules()
  // React's `cache` does nothing outside of its server. This one caches by all arguments, as that does.
  vi.doMock("react", async (original) => ({ ...(await original<object>()), cache: keep }))
  vi.doMock("next/headers", () => ({
    cookies: async () => ({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }),
    headers: async () => new Headers({ "accept-language": "en-GB,en" }),
  }))
  createSite = (await import("./create-site.tsx")).createSite
}, IMPORT_MS)
afterAll(() => {
  vi.doUnmock("react")
  vi.doUnmock("next/headers")
  vi.resetModules()
})

const ofRequest: Map<string, unknown>[] = []

function keep<Result>(make: (...args: readonly unknown[]) => Result) {
  const kept = new Map<string, Result>()
  ofRequest.push(kept)
  return (...args: readonly unknown[]) => {
    const key = JSON.stringify(args)
    if (!kept.has(key)) kept.set(key, make(...args))
    return kept.get(key) as Result
  }
}

const LAYOUT = {
  sitecore: {
    context: { site: { name: "se-automotive" }, language: "sv", pageState: "edit" },
    route: { name: "verkstad", itemId: "1", fields: {}, placeholders: {} },
  },
}
const RESPONSES: Readonly<Record<string, unknown>> = {
  Editing: { item: { rendered: LAYOUT } },
  Settings: { item: null },
  Dictionary: { site: { siteInfo: null } },
}
const DRAFT = {
  id: "1",
  item: "workshop",
  path: "/verkstad",
  site: "se-automotive",
  language: "sv",
  version: 2,
  updated: "2026-11-28T09:00:00.000Z",
  isDraft: true,
  base: 1,
  published: null,
  uids: {},
  document: { name: "Verkstad", fields: {}, layout: {} },
}

async function openPage(cookie: string, { refusal = 0, token = "a-token-of-the-sites" } = {}) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  jar = new Map(cookie.split("; ").map((pair) => pair.split("=") as [string, string]))
  const drafts: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/authoring/draft?")) {
      drafts.push(request.url)
      if (refusal > 0) response.writeHead(refusal).end(JSON.stringify({ error: "The token is wrong." }))
      else response.setHeader("etag", '"tag"').end(JSON.stringify(DRAFT))
      return
    }
    const [, name = ""] = /query (\w+)/.exec(JSON.parse(await text(request)).query) ?? []
    response.end(JSON.stringify({ data: RESPONSES[name] }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const environment = readEnvironment({
    FORECOURT_CONTENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    FORECOURT_EDITING_SECRET: SECRET,
    FORECOURT_AUTHORING_TOKEN: token,
  })
  const config = {
    name: "se-automotive",
    host: "norrvik.example",
    languages: ["sv", "en"],
    timeZone: "Europe/Stockholm",
  }
  const { edit } = createSite(config, { registry: {}, styles: {}, choices: {} }, environment)
  const props = { params: Promise.resolve({ lang: "sv", path: ["verkstad"] }) }
  return { edit, props, drafts, log, stop }
}

function beginRequest(): void {
  for (const kept of ofRequest) kept.clear()
}

/** Returns the digest by which Next.js recognises a redirect or a missing page. */
const getDigest = (rendering: Promise<unknown>) =>
  rendering.then(
    () => null,
    (error: { readonly digest?: string }) => error.digest ?? error,
  )

test("the content of an edited page is fetched once for the layout, the page, the head and the editor", async () => {
  const { edit, props, drafts } = await openPage(editorCookie)

  await edit.Layout({ ...props, children: null })
  await edit.Page(props)
  await edit.head(props)
  expect(await edit.editor(props)).toMatchObject({
    place: { language: "sv", path: "/verkstad" },
    leaveAt: "/api/edit/session?leave&to=%2Fverkstad",
  })
  expect(drafts).toHaveLength(1)
})

test("a page that is open in the vendor's editor does not show the site's own editor", async () => {
  const { edit, props, drafts } = await openPage(`${editorCookie}; ${vendor}`)

  expect(await getDigest(edit.Page(props))).toBeNull()
  expect(await edit.editor(props)).toBeNull()
  expect(drafts).toEqual([])
})

test.each([401, 403])(
  "the editor is redirected to the login page with a reason when the platform rejects the site's token with %i",
  async (refusal) => {
    const { edit, props, log } = await openPage(editorCookie, { refusal })
    const out = "NEXT_REDIRECT;replace;/api/edit/session?refused&to=%2Fverkstad;307;"

    expect(await getDigest(edit.Layout({ ...props, children: null }))).toBe(out)
    expect(await getDigest(edit.Page(props))).toBe(out)
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      {
        event: "authoring-refused",
        message: `authoring: readDraft answered ${refusal}. Set FORECOURT_AUTHORING_TOKEN to the content platform's.`,
      },
    ])
  },
)

test("an outage of the platform is not treated as a rejected token", async () => {
  const { edit, props } = await openPage(editorCookie, { refusal: 500 })

  expect(await getDigest(edit.Page(props))).toMatchObject({ name: "ApiError", status: 500 })
})

test("while the platform is unavailable, a page in the editor shows the content of the last successful request", async () => {
  const { edit, props, log, stop } = await openPage(editorCookie)
  expect(await edit.editor(props)).toMatchObject({ isStale: false })
  const previous = await edit.head(props)

  stop()
  beginRequest()

  expect(await getDigest(edit.Layout({ ...props, children: null }))).toBeNull()
  expect(await getDigest(edit.Page(props))).toBeNull()
  expect(await edit.head(props)).toEqual(previous)
  expect(await edit.editor(props)).toMatchObject({ isStale: true, place: { language: "sv", path: "/verkstad" } })
  expect(log.mock.calls.flat().join()).toContain("edited-page-failed")
})

test("a site without a token has no editor, even for an existing session", async () => {
  const { edit, props, drafts } = await openPage(editorCookie, { token: "" })

  expect(await getDigest(edit.Page(props))).toBe("NEXT_HTTP_ERROR_FALLBACK;404")
  expect(await edit.editor(props)).toBeNull()
  expect(drafts).toEqual([])
})
