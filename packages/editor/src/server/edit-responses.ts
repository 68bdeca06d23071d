import { readText } from "@forecourt/contracts/read-body"
import { type EditedPage, listOperationsBetween } from "@forecourt/editing-machine/operations"
import { isSame } from "@forecourt/flow-kit/is-same"
import type { StoredDocument } from "./edit-store.types.ts"

/** The maximum size of a request body in bytes. It is three times the size of the largest page. */
const MAX_BYTES = 2_000_000
export const MAX_BODY_MS = 30_000

export function createPageResponse(status: number, stored: StoredDocument, more: object = {}): Response {
  const { etag, isDraft, uids } = stored
  return createJsonResponse(status, { etag, page: toEditedPage(stored), isDraft, uids, ...more }, { etag })
}

export function createMissingResponse(): Response {
  return createErrorResponse(404, "Gone", "This page is not there any more.")
}

export function createErrorResponse(status: number, code: string, message: string): Response {
  return createJsonResponse(status, { code, message })
}

export function createJsonResponse(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { "cache-control": "private, no-store", ...headers } })
}

/**
 * Returns the changes of a draft as operations, so that the editor can save them again. They are needed only if another
 * version was published after the draft was created. Otherwise, returns an empty object.
 */
export function getUnsaved({ document, superseded }: StoredDocument): object {
  return superseded === undefined ? {} : { unsaved: listOperationsBetween(superseded.base, document) }
}

/**
 * Returns the page as it is edited. If a newer version has been published, returns that version, but keeps the draft's
 * changes to properties that editing operations do not cover.
 */
export function toEditedPage({ document, superseded }: StoredDocument): EditedPage {
  if (superseded === undefined) return document
  const { base, published } = superseded
  const { fields: _, layout: __, ...others } = document
  const previous = base as unknown as Readonly<Record<string, unknown>>
  const changes = Object.entries(others).filter(([name, value]) => !isSame(value, previous[name]))
  return { ...published, ...Object.fromEntries(changes) }
}

/**
 * Reads the body of a request as JSON. Returns `null` for invalid JSON, and an error response if the request is
 * rejected.
 */
export async function readJson(request: Request): Promise<unknown | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return createErrorResponse(415, "NoJson", "Send application/json.")
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (text === 413) return createErrorResponse(413, "TooLong", "This is too long. Send fewer operations at once.")
  if (text === 408) return createErrorResponse(408, "TooLate", "The body did not come in time. Send it again.")
  return parseJson(String(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
