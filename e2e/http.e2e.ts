/*
 * Cases of RFC 9110, 9111 and 9112, each with its paragraph, tested with a page and a file of the site, and with the
 * media service directly and through the site. What a cache may store of a response is tested where responses can be
 * written: `packages/front/src/{cache-rules,front}.test.ts`.
 *
 * These groups of the public suite cache-tests.fyi do not apply. The front stores no response of an unknown server, so
 * it reads no `Age`, `Expires`, `Pragma` or heuristic freshness; it stores no partial responses and no POST; Next never
 * sends 103; no response has `CDN-Cache-Control`.
 */

import { type IncomingHttpHeaders, request as send } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, platformUrl, siteUrl, test } from "./fixture.ts"

const GATE = { tag: "@gate" }

interface Case {
  readonly rfc: string
  readonly method?: string
  readonly headers?: (known: Reply) => Readonly<Record<string, string>>
  readonly status: number
  /** The body of the response. @default "whole" for 200, "none" for all others */
  readonly body?: "whole" | "part" | "none" | "any"
  readonly expected?: Readonly<Record<string, string | undefined | RegExp>>
  /** @default every kind of target */
  readonly of?: readonly Kind[]
}

/** The kinds of resource. `passed` is a `media` file that the site only forwards. */
type Kind = "page" | "file" | "media" | "passed"

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const getEtag = ({ headers }: Reply) => String(headers.etag)

const MEDIA = ["media", "passed"] as const

const CASES: readonly Case[] = [
  { rfc: "9110 §9.3.2 HEAD", method: "HEAD", status: 200, body: "none" },
  { rfc: "9110 §9.3.1 GET after HEAD", status: 200 },
  ...["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "TRACE"].map((method) => ({
    rfc: `9110 §15.5.6 ${method}`,
    method,
    status: 405,
    body: "any" as const,
    expected: { allow: /GET.*HEAD/i },
  })),
  {
    rfc: "9110 §13.1.2 If-None-Match, its own",
    headers: (known) => ({ "if-none-match": getEtag(known) }),
    status: 304,
  },
  {
    rfc: "9110 §13.1.2 If-None-Match, weak",
    headers: (known) => ({ "if-none-match": `"x", W/${getEtag(known).replace(/^W\//, "")}` }),
    status: 304,
  },
  { rfc: "9110 §13.1.2 If-None-Match: *", headers: () => ({ "if-none-match": "*" }), status: 304 },
  { rfc: "9110 §13.1.2 If-None-Match, another", headers: () => ({ "if-none-match": '"x"' }), status: 200 },
  { rfc: "9110 §13.1.1 If-Match: *", headers: () => ({ "if-match": "*" }), status: 200 },
  { rfc: "9110 §13.1.1 If-Match, another", headers: () => ({ "if-match": '"x"' }), status: 412, body: "any" },
  {
    rfc: "9110 §12.5.3 quality values in order",
    headers: () => ({ "accept-encoding": "gzip;q=0.9, br;q=0.1" }),
    status: 200,
    expected: { "content-encoding": "gzip" },
    of: ["page", "file", "media"],
  },
  {
    rfc: "9110 §12.5.3 gzip;q=0",
    headers: () => ({ "accept-encoding": "gzip;q=0" }),
    status: 200,
    expected: { "content-encoding": undefined },
  },
  {
    rfc: "9110 §12.5.3 *;q=0",
    headers: () => ({ "accept-encoding": "*;q=0" }),
    status: 200,
    expected: { "content-encoding": undefined },
  },
  {
    rfc: "9110 §12.5.3 identity;q=0",
    headers: () => ({ "accept-encoding": "identity;q=0" }),
    status: 406,
    body: "any",
  },
  {
    rfc: "9110 §14.2 Range is ignored where it is of no use",
    headers: () => ({ range: "bytes=0-9" }),
    status: 200,
    of: ["page", "file"],
  },
  {
    rfc: "9110 §14.2 Range",
    headers: () => ({ range: "bytes=4-9" }),
    status: 206,
    body: "part",
    expected: { "content-range": /^bytes 4-9\/\d+$/ },
    of: MEDIA,
  },
  {
    rfc: "9110 §14.2 HEAD + Range",
    method: "HEAD",
    headers: () => ({ range: "bytes=4-9" }),
    status: 200,
    body: "none",
  },
  {
    rfc: "9110 §13.1.5 If-Range, an older file",
    headers: () => ({ range: "bytes=4-9", "if-range": '"older"' }),
    status: 200,
  },
  {
    rfc: "9110 §13.1.5 If-Range, weak",
    headers: (known) => ({ range: "bytes=4-9", "if-range": `W/${getEtag(known).replace(/^W\//, "")}` }),
    status: 200,
  },
  {
    rfc: "9110 §15.5.17 a range that is not there",
    headers: () => ({ range: "bytes=99999999-" }),
    status: 416,
    body: "any",
    of: MEDIA,
  },
]

const SVG = "/-/media/artwork/brands/ford.svg"

const TARGETS: readonly { readonly name: string; readonly kind: Kind; readonly url: () => Promise<URL> }[] = [
  { name: "a page", kind: "page", url: async () => new URL("/", siteUrl()) },
  { name: "a style sheet", kind: "file", url: findStyleSheet },
  { name: "media through the site", kind: "passed", url: async () => new URL(SVG, siteUrl()) },
  { name: "the media service", kind: "media", url: async () => new URL(SVG, platformUrl()) },
]

async function findStyleSheet(): Promise<URL> {
  const { body } = await sendTo(new URL("/", siteUrl()))
  const [, path = ""] = /href="(\/_next\/static\/[^"]+\.css)/.exec(body.toString()) ?? []
  return new URL(path, siteUrl())
}

/** Sends a request whose first line contains `target` without any normalisation. */
function sendTo(
  { hostname, port, pathname, search }: URL,
  { method = "GET", headers = {}, target = pathname + search }: Sent = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sending = send(
      { hostname, port, path: target, method, headers: { accept: "*/*", ...headers } },
      (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        }, reject)
      },
    )
    sending.once("error", reject).end()
  })
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly target?: string
}

function decode({ headers, body }: Reply): Buffer {
  const encoding = headers["content-encoding"]
  if (encoding === "br") return brotliDecompressSync(body)
  return encoding === "gzip" ? gunzipSync(body) : body
}

for (const { name, kind, url } of TARGETS)
  test(`${name} returns responses that conform to HTTP`, GATE, async () => {
    const at = await url()
    const known = await sendTo(at)
    expect([known.status, known.body.length > 0]).toEqual([200, true])
    for (const { rfc, method, headers, status, body, expected = {}, of = [kind] } of CASES) {
      if (!of.includes(kind)) continue
      const reply = await sendTo(at, { ...(method && { method }), ...(headers && { headers: headers(known) }) })

      expect.soft(reply.status, rfc).toBe(status)
      for (const [header, value] of Object.entries(expected)) {
        if (value instanceof RegExp) expect.soft(String(reply.headers[header]), rfc).toMatch(value)
        else expect.soft(reply.headers[header], rfc).toBe(value)
      }
      const arrived = body ?? (status === 200 ? "whole" : "none")
      if (arrived === "none") expect.soft(reply.body.length, rfc).toBe(0)
      // A page is rendered again now and then, so its length is compared, not its bytes.
      if (arrived === "whole") expect.soft(decode(reply).length, rfc).toBe(known.body.length)
      if (arrived === "part") expect.soft(reply.body, rfc).toEqual(known.body.subarray(4, 10))
    }
  })

test(
  "requests with an asterisk-form target, an absolute-form target or an oversized URL get the status codes that the HTTP standard defines",
  GATE,
  async () => {
    const home = new URL("/", siteUrl())
    const values = Array.from({ length: 10_000 }, (_, at) => `car_price_max=${at}`).join("&")

    expect((await sendTo(home, { method: "OPTIONS", target: "*" })).status).toBe(204)
    expect((await sendTo(home, { target: `http://${home.host}/` })).status).toBe(200)
    expect((await sendTo(home, { target: "http://localhost:99999/" })).status).toBe(400)
    const refused = await sendTo(new URL("/robots.txt", home), { method: "POST" })
    expect([refused.status, refused.headers.allow]).toEqual([405, expect.stringMatching(/GET.*HEAD/)])
    for (const origin of [siteUrl(), platformUrl()])
      expect((await sendTo(new URL(`/?${values}`, origin))).status, origin).toBe(431)
  },
)
