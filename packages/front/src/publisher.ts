import { createHash, randomBytes } from "node:crypto"
import type { Transform } from "node:stream"
import { getFreshMs, isImmutable, isTransformable, toText } from "./cache-rules.ts"
import type { Policy } from "./policy.ts"
import { publishPage } from "./publish-page.ts"
import { createReplacingStream } from "./replace-in-stream.ts"
import type { CachedResponse } from "./response-cache.ts"
import { addVaryEncoding, createHeaders } from "./response-headers.ts"
import { NONCE_LENGTH } from "./secret.ts"
import type { UpstreamRequest, UpstreamResponse } from "./upstream.ts"

/** A complete page that is the same for every visitor, with its Content-Security-Policy. */
export interface WholePage {
  readonly body: Buffer
  readonly policy: string
}

const NONCE_BYTES = 24

/** The replacement for the nonce placeholder in responses other than pages, where a nonce has no meaning. */
const NO_NONCE = "0".repeat(NONCE_LENGTH)

/** Creates functions that replace the nonce placeholder in responses and add a Content-Security-Policy to pages. */
export function createPublisher(placeholder: string, policy: Policy) {
  function createPublishedPage(rendered: string, requested: string | undefined) {
    const { html, hashes, nonce, version } = publishPage(rendered, placeholder)
    const header = policy({ html, scripts: hashes, style: `'nonce-${nonce}'`, requested })
    return { body: Buffer.from(html), policy: header, version }
  }

  return {
    createWholePage: (rendered: Buffer, response: UpstreamResponse): WholePage =>
      createPublishedPage(rendered.toString(), getPolicy(response, placeholder)),

    keep(response: UpstreamResponse, rendered: Buffer, upstreamRequest: UpstreamRequest): CachedResponse {
      const isPage = toText(response.headers["content-type"]).startsWith("text/html")
      const requested = getPolicy(response, placeholder)
      const published = isPage
        ? createPublishedPage(rendered.toString(), requested)
        : { ...createPublishedFile(rendered, placeholder), policy: requested }
      const etag = `W/"${published.version}"`
      return {
        status: response.status,
        headers: toFlatHeaders({
          ...createHeaders(response, placeholder),
          "content-security-policy": published.policy,
          vary: addVaryEncoding(response.headers.vary),
          etag,
        }),
        body: published.body,
        etag,
        upstreamEtag: toText(response.headers.etag) || undefined,
        isPage,
        isImmutable: isImmutable(response.headers),
        isTransformable: isTransformable(response.headers),
        upstreamRequest,
        freshUntil: Date.now() + getFreshMs(response.headers),
      }
    },

    /**
     * Updates the headers of a cached response after a 304 response (RFC 9111 §4.3.4). With this status, Next.js
     * confirms that the cached response is still valid.
     */
    update(known: CachedResponse, response: UpstreamResponse): void {
      const { vary: _, ...told } = createHeaders(response, placeholder)
      known.headers = { ...known.headers, ...toFlatHeaders(told) }
      known.freshUntil = Date.now() + getFreshMs(response.headers)
    },

    /**
     * Prepares a streamed page for a visitor. The scripts are allowed by a nonce that is used only for this response.
     */
    stream(response: UpstreamResponse): { readonly policy: string; readonly change: Transform } {
      const nonce = randomBytes(NONCE_BYTES).toString("base64url")
      const source = `'nonce-${nonce}'`
      return {
        policy: policy({ html: null, scripts: [source], style: source, requested: getPolicy(response, placeholder) }),
        change: createReplacingStream(placeholder, nonce),
      }
    },

    /** Creates a stream that replaces the nonce placeholder in text responses other than pages. */
    data: (): Transform => createReplacingStream(placeholder, NO_NONCE),
  }
}

export type Publisher = ReturnType<typeof createPublisher>

function createPublishedFile(
  rendered: Buffer,
  placeholder: string,
): { readonly body: Buffer; readonly version: string } {
  const body = rendered.includes(placeholder)
    ? Buffer.from(rendered.toString().replaceAll(placeholder, NO_NONCE))
    : rendered
  return { body, version: createHash("sha256").update(body).digest("base64url") }
}

/**
 * Returns the Content-Security-Policy that a route, or a server behind Next.js, has set. The nonce placeholder is
 * removed from it.
 */
function getPolicy({ headers }: UpstreamResponse, placeholder: string): string | undefined {
  return toText(headers["content-security-policy"]).replaceAll(placeholder, "") || undefined
}

function toFlatHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, toText(value)]],
  )
  return Object.fromEntries(entries)
}
