import { readBody } from "@forecourt/contracts/read-body"
import { toSlugText } from "../texts/to-slug-text.ts"
import { createErrorResponse, createJsonResponse, MAX_BODY_MS } from "./edit-responses.ts"
import type { Medium } from "./edit-store.types.ts"
import type { Work } from "./page-calls.ts"

/** The maximum size of an upload in bytes. It is below the framework's limit for request bodies. */
const MAX_UPLOAD_BYTES = 8_000_000
const MAX_LISTED = 60

export async function listPages({ store, place }: Work, query: URLSearchParams): Promise<Response> {
  const pages = await store.pages(place.language)
  const { listed, isCut } = findByWords(pages, query, ({ name, href }) => `${name} ${href}`)
  return createJsonResponse(200, { pages: listed, isCut })
}

export async function listMedia({ store }: Work, query: URLSearchParams): Promise<Response> {
  const isWanted = ({ mimeType }: Medium) => mimeType.startsWith("image/") === (query.get("kind") === "image")
  const media = (await store.media()).filter(isWanted)
  const { listed, isCut } = findByWords(media, query, ({ name }) => name)
  return createJsonResponse(200, { media: listed, isCut })
}

function findByWords<Entry>(entries: readonly Entry[], query: URLSearchParams, getText: (entry: Entry) => string) {
  const words = (query.get("words") ?? "").toLowerCase().split(/\s+/)
  const fitting = entries.filter((entry) => words.every((word) => getText(entry).toLowerCase().includes(word)))
  return { listed: fitting.slice(0, MAX_LISTED), isCut: fitting.length > MAX_LISTED }
}

export async function handleUpload({ store, request }: Work, name: string): Promise<Response> {
  if (name === "") return createErrorResponse(400, "Unclear", "Say what the file is called: ?name=.")
  const bytes = await readBody(request, { maxBytes: MAX_UPLOAD_BYTES, maxMs: MAX_BODY_MS })
  if (bytes === 413) return createErrorResponse(413, "TooLong", "The file is larger than 8 MB. Make it smaller.")
  if (bytes === 408) return createErrorResponse(408, "TooLate", "The file did not come in time. Send it again.")
  const type = request.headers.get("content-type") ?? "application/octet-stream"
  const result = await store.upload({ name: toFileName(name), type, bytes: bytes as Uint8Array<ArrayBuffer> })
  return result.kind === "stored"
    ? createJsonResponse(201, { medium: result.medium })
    : createJsonResponse(422, { code: "Refused", message: result.reason })
}

function toFileName(name: string): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[a-z0-9]+)?$/is.exec(name) ?? []
  return `${toSlugText(stem) || "file"}${extension.toLowerCase()}`
}
