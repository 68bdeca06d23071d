import { request as requestOpenly } from "node:http"
import { request as requestEncrypted } from "node:https"
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { formatError, reportLine } from "../report/report-line.ts"
import { toPlatformHeaders, toVisitorHeaders } from "./platform-headers.ts"

/** The number of milliseconds without any data after which a request is aborted. */
const SILENCE_MS = 30_000

export async function fetchFromPlatform(
  request: Request,
  path: string,
  platform: string,
  { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
): Promise<Response> {
  const { method } = request
  if (/^\/-\//.test(path) && method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } })
  try {
    return await sendRequest(request, new URL(platform + path), silenceMs)
  } catch (error) {
    reportLine({ event: "platform-silent", message: formatError(error) })
    return new Response("The content platform gave no response.\n", {
      status: 502,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    })
  }
}

/** Sends a request. It does not use `fetch`, which would decompress the response. */
function sendRequest({ method, headers, body, signal }: Request, url: URL, timeout: number): Promise<Response> {
  const sendTo = url.protocol === "https:" ? requestEncrypted : requestOpenly
  return new Promise((resolve, reject) => {
    const outgoing = sendTo(url, { method, headers: toPlatformHeaders(headers), timeout, signal })
    outgoing.once("timeout", () => outgoing.destroy(new Error("it was silent for too long")))
    outgoing.once("error", reject)
    outgoing.once("response", (response) => {
      const { statusCode: status = 502, rawHeaders } = response
      const said = new Headers(toPairs(rawHeaders))
      const hasBody = method !== "HEAD" && !WITHOUT_BODY.has(status)
      if (!hasBody) response.resume()
      const text = hasBody ? (Readable.toWeb(response) as BodyInit) : null
      resolve(new Response(text, { status, headers: toVisitorHeaders(said, url) }))
    })
    if (body === null) outgoing.end()
    else
      Readable.fromWeb(body as ReadableStream)
        .once("error", reject)
        .pipe(outgoing)
  })
}

const WITHOUT_BODY = new Set([204, 205, 304])

function toPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as [string, string]] : []))
}
