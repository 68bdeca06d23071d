import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { ApiError } from "../http/http.ts"
import {
  createAuthoringHttp,
  discardDraft,
  publishDraft,
  readDraft,
  readHistory,
  readMedia,
  readPages,
  readVersion,
  storeMedia,
  writeDraft,
} from "./authoring.ts"

const PLACE = { site: "se-automotive", language: "sv", path: "/verkstad" }
const DOCUMENT = { fields: {}, layout: { main: [{ block: "blurb", id: "b", fields: { title: { value: "Ny" } } }] } }
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
  uids: { b: "u" },
  document: { ...DOCUMENT, name: "Verkstad" },
}
const FOUND = { kind: "ok", etag: '"tag"', draft: DRAFT }

interface Reply {
  readonly status?: number
  readonly etag?: string
  readonly body?: unknown
}
interface Sent {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function authoring(...replies: Reply[]) {
  const requests: Sent[] = []
  const server = createServer(async (request, response) => {
    const { status = 200, etag, body } = replies[Math.min(requests.length, replies.length - 1)] ?? {}
    requests.push({ method: request.method, url: request.url, headers: request.headers, body: await text(request) })
    response.writeHead(status, { "retry-after": "0", ...(etag !== undefined && { etag }) })
    response.end(body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { http: createAuthoringHttp({ url, token: "secret", retries: 1 }), requests }
}

const draftReply: Reply = { etag: '"tag"', body: DRAFT }

test("readDraft returns the ETag and the whole document", async () => {
  const { http, requests } = await authoring(draftReply)

  expect(await readDraft(http, PLACE)).toEqual(FOUND)
  expect(requests[0]).toMatchObject({
    method: "GET",
    url: "/authoring/draft?site=se-automotive&language=sv&path=%2Fverkstad",
    headers: { authorization: "Bearer secret" },
  })
})

test("readVersion returns an older version of a page without an ETag", async () => {
  const { http, requests } = await authoring({ body: DRAFT })

  expect(await readVersion(http, { site: "s", language: "sv", item: "workshop" }, 1)).toEqual({
    kind: "ok",
    draft: DRAFT,
  })
  expect(requests[0]?.url).toBe("/authoring/draft?site=s&language=sv&item=workshop&version=1")
})

test("writeDraft sends the ETag of the read draft in If-Match", async () => {
  const { http, requests } = await authoring(draftReply)

  expect(await writeDraft(http, PLACE, { document: DOCUMENT, etag: '"before"' })).toEqual(FOUND)
  expect(requests[0]).toMatchObject({
    method: "PUT",
    headers: { "if-match": '"before"' },
    body: JSON.stringify(DOCUMENT),
  })
  expect(requests[0]?.url).not.toContain("base")
})

test("writeDraft sends no ETag for a new page, and sends the base version of a merged draft", async () => {
  const { http, requests } = await authoring(draftReply)

  await writeDraft(http, PLACE, { document: DOCUMENT, etag: null, base: null })
  await writeDraft(http, PLACE, { document: DOCUMENT, etag: '"tag"', base: 3 })

  expect(requests[0]?.headers).not.toHaveProperty("if-match")
  expect(requests.map(({ url }) => new URLSearchParams(url?.split("?")[1]).get("base"))).toEqual(["0", "3"])
})

test("publishDraft and discardDraft send the ETag of the read draft", async () => {
  const { http, requests } = await authoring(draftReply, { status: 204 })

  expect(await publishDraft(http, PLACE, '"a"')).toEqual(FOUND)
  expect(await discardDraft(http, PLACE, '"b"')).toEqual({ kind: "ok" })
  expect(requests.map(({ method, url, headers }) => [method, url?.split("?")[0], headers["if-match"]])).toEqual([
    ["POST", "/authoring/draft/publish", '"a"'],
    ["DELETE", "/authoring/draft", '"b"'],
  ])
})

test("readHistory returns the versions of a page", async () => {
  const versions = [{ version: 2, updated: "2026-11-28T09:00:00.000Z", isCurrent: false, isDraft: true }]
  const { http, requests } = await authoring({ body: { versions } })

  expect(await readHistory(http, PLACE)).toEqual({ kind: "ok", versions })
  expect(requests[0]?.url?.split("?")[0]).toBe("/authoring/history")
})

test("readPages and readMedia list pages and media", async () => {
  const pages = [{ id: "1", path: "/verkstad", name: "Verkstad" }]
  const media = [{ path: "a.png", src: "/-/media/a.png", mimeType: "image/png", size: 3, width: 1, height: 1 }]
  const { http, requests } = await authoring({ body: { pages } }, { body: { media } })

  expect(await readPages(http, { site: "se-automotive", language: "sv" })).toEqual({ kind: "ok", pages })
  expect(await readMedia(http)).toEqual({ kind: "ok", media })
  expect(requests.map(({ url }) => url)).toEqual([
    "/authoring/pages?site=se-automotive&language=sv",
    "/authoring/media",
  ])
})

test("storeMedia uploads a file unchanged and returns the reason when the platform rejects the file", async () => {
  const stored = { path: "se used/a.png", src: "/-/media/se used/a.png", mimeType: "image/png", size: 3 }
  const { http, requests } = await authoring(
    { status: 201, body: stored },
    { status: 415, body: { detail: "Said so." } },
  )
  const file = { path: "se used/a.png", bytes: new TextEncoder().encode("abc"), type: "image/png" }

  expect(await storeMedia(http, file)).toEqual({ kind: "ok", ...stored })
  expect(await storeMedia(http, file)).toEqual({ kind: "unfit", reason: "Said so." })
  expect(requests[0]).toMatchObject({
    method: "PUT",
    url: "/authoring/media/se%20used/a.png",
    body: "abc",
    headers: { "content-type": "image/png", authorization: expect.stringMatching(/^Bearer /) },
  })
})

const problems = [{ pointer: "/layout", message: "is missing", cure: "Write it." }]

test.for([
  [404, {}, { kind: "missing" }],
  [412, { etag: '"now"' }, { kind: "changed", etag: '"now"' }],
  [412, {}, { kind: "changed", etag: null }],
  [428, { etag: '"now"' }, { kind: "changed", etag: '"now"' }],
  [412, { etag: '"now"', base: 1, published: 3 }, { kind: "outdated", etag: '"now"', base: 1, published: 3 }],
  [412, { etag: '"now"', base: 1, published: null }, { kind: "outdated", etag: '"now"', base: 1, published: null }],
  [422, { problems }, { kind: "refused", problems }],
  [422, {}, { kind: "refused", problems: [{ pointer: "", message: "Said so.", cure: "" }] }],
  [409, {}, { kind: "taken", reason: "Said so." }],
] as const)(
  "publishDraft returns an outcome instead of throwing for status %i and the response fields %j",
  async ([status, members, outcome]) => {
    const { http } = await authoring({ status, body: { detail: "Said so.", ...members } })

    expect(await publishDraft(http, PLACE, '"tag"')).toEqual(outcome)
  },
)

test.for([400, 401, 403, 409, 500])("readDraft throws on status %i without exposing the token", async (status) => {
  const { http } = await authoring({ status, body: { detail: "Said so." } })

  const error = await readDraft(http, PLACE).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `authoring: readDraft answered ${status}`, isOutage: status >= 500 })
  expect(`${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain("secret")
})

test.for([
  ["no ETag", { body: DRAFT }],
  ["no document", { etag: '"tag"', body: { ...DRAFT, document: undefined } }],
  ["invalid JSON", { etag: '"tag"', body: "<html>" }],
] as const)("readDraft throws an error on a response with %s", async ([, reply]) => {
  const { http } = await authoring(reply)

  await expect(readDraft(http, PLACE)).rejects.toThrow("authoring: readDraft got a response in an unknown form")
})

test("readDraft throws on an error response that is not from the API", async () => {
  const { http } = await authoring({ status: 404, body: "<html>" })

  await expect(readDraft(http, PLACE)).rejects.toThrow("authoring: readDraft answered 404")
})

test("a read request is retried when the platform is busy, but a write request is not", async () => {
  const reading = await authoring({ status: 503 }, draftReply)
  const writing = await authoring({ status: 503 }, draftReply)

  expect(await readDraft(reading.http, PLACE)).toEqual(FOUND)
  await expect(writeDraft(writing.http, PLACE, { document: DOCUMENT, etag: '"tag"' })).rejects.toThrow(
    "authoring: writeDraft answered 503",
  )
  expect([reading.requests.length, writing.requests.length]).toEqual([2, 1])
})
