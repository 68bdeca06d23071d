import type { EditingPorts, PageIssue, PublishResult, SaveResult, StoredPage } from "@forecourt/editing-machine"
import type { Conflict } from "@forecourt/editing-machine/operations"
import type { FindIssues } from "../issues/find-issues.ts"
import { EDIT_API_PATH, SCHEMA_HEADER } from "../server/edit-api-path.ts"
import type { CreateResult, LinkedPage, Medium, PagePlace, PageVersion } from "../server/edit-store.types.ts"

export interface EditClientOptions {
  readonly place: PagePlace
  /** The revision of the schemas with which the editor's code was loaded. */
  readonly schemaRevision: string
  readonly language: string
  readonly findIssues: FindIssues
  readonly fetch?: typeof fetch
}

export interface PageWithUids extends StoredPage {
  readonly uids: Readonly<Record<string, string>>
}

export interface EditCalls {
  readonly readHistory: () => Promise<readonly PageVersion[]>
  readonly discardDraft: (etag: string) => Promise<void>
  readonly restoreVersion: (etag: string, version: number) => Promise<void>
  readonly findPages: (words: string, options?: Abortable) => Promise<Found<LinkedPage>>
  readonly findMedia: (kind: MediaKind, words: string, options?: Abortable) => Promise<Found<Medium>>
  /** Creates a page as a draft, without publishing it. */
  readonly createPage: (page: NewPage, options?: Abortable) => Promise<Created>
  readonly uploadFile: (file: File, options?: Abortable) => Promise<Uploaded>
}

export type MediaKind = "image" | "file"

/** The first results of a search. `isCut` is true if there are more results. */
export interface Found<Entry> {
  readonly entries: readonly Entry[]
  readonly isCut: boolean
}

export interface NewPage {
  /** The path of the page, without the language prefix. */
  readonly path: string
  readonly name: string
  /** The template of the page, or `null` for a page without a special template. */
  readonly template: string | null
}

export type Created = Exclude<CreateResult, { readonly kind: "refused" }>

export type Uploaded =
  | { readonly kind: "stored"; readonly medium: Medium }
  | { readonly kind: "tooLong" }
  /** The file is damaged, or files of this type are not accepted. */
  | { readonly kind: "refused" }

interface Abortable {
  readonly signal?: AbortSignal
}

interface Body extends PageWithUids {
  readonly code?: string
  readonly conflicts?: readonly Conflict[]
  readonly issues?: readonly PageIssue[]
  readonly versions?: readonly PageVersion[]
  readonly pages?: readonly LinkedPage[]
  readonly media?: readonly Medium[]
  readonly isCut?: boolean
  readonly medium?: Medium
  readonly href?: string
}

/** Creates the client for the site's editing API, which throws an error for an unexpected response. */
export function createEditClient({
  place,
  schemaRevision,
  language,
  findIssues,
  fetch: ask = fetch,
}: EditClientOptions): EditingPorts & EditCalls {
  async function sendCall(method: string, name: string, { etag, body, signal, query = {} }: Sent = {}) {
    const address = `${EDIT_API_PATH}/${name}?${new URLSearchParams({ ...place, ...query })}`
    const response = await ask(address, {
      method,
      headers: {
        [SCHEMA_HEADER]: schemaRevision,
        "accept-language": language,
        ...(etag !== undefined && { "if-match": etag }),
        ...(body !== undefined && { "content-type": getType(body) }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    })
    const read = (await response.json().catch(() => ({}))) as Body
    return { status: response.status, body: read }
  }

  return {
    async readPage(_, options) {
      const { status, body } = await sendCall("GET", "page", options)
      if (status === 404) return null
      return status === 200 ? toStored(body) : throwUnexpected(status, body)
    },
    findIssues: ({ page }) => findIssues(page),
    async savePage({ etag, operations }, options): Promise<SaveResult> {
      const { status, body } = await sendCall("PATCH", "page", { etag, body: { operations }, ...options })
      if (status === 200) return { kind: "saved", ...toStored(body) }
      if (status === 412) return { kind: "conflict", conflicts: body.conflicts ?? [], ...toStored(body) }
      return toRefusal(status, body)
    },
    async publishPage({ etag }, options): Promise<PublishResult> {
      const { status, body } = await sendCall("POST", "publish", { etag, ...options })
      if (status === 200) return { kind: "published", ...toStored(body) }
      return status === 412 ? { kind: "changed" } : toRefusal(status, body)
    },
    async readHistory() {
      const { status, body } = await sendCall("GET", "history")
      return status === 200 ? (body.versions ?? []) : throwUnexpected(status, body)
    },
    async discardDraft(etag) {
      const { status, body } = await sendCall("DELETE", "page", { etag })
      // A page that was only a draft no longer exists.
      if (status !== 200 && status !== 404) throwUnexpected(status, body)
    },
    async restoreVersion(etag, version) {
      const { status, body } = await sendCall("POST", "restore", { etag, query: { version: String(version) } })
      if (status !== 200) throwUnexpected(status, body)
    },
    async findPages(words, options) {
      const { status, body } = await sendCall("GET", "pages", { query: { words }, ...options })
      return status === 200 ? toFound(body.pages, body) : throwUnexpected(status, body)
    },
    async findMedia(kind, words, options) {
      const { status, body } = await sendCall("GET", "media", { query: { kind, words }, ...options })
      return status === 200 ? toFound(body.media, body) : throwUnexpected(status, body)
    },
    async createPage({ path, name, template }, options) {
      const made = { name, ...(template !== null && { template }) }
      const { status, body } = await sendCall("POST", "pages", { query: { path }, body: made, ...options })
      if (status === 201 && body.href !== undefined) return { kind: "created", href: body.href }
      if (status === 409 && body.code === "Taken") return { kind: "taken" }
      return status === 400 && body.code === "Address" ? { kind: "address" } : throwUnexpected(status, body)
    },
    async uploadFile(file, options) {
      const { status, body } = await sendCall("POST", "media", { query: { name: file.name }, body: file, ...options })
      if (status === 201 && body.medium !== undefined) return { kind: "stored", medium: body.medium }
      if (status === 413) return { kind: "tooLong" }
      return status === 422 ? { kind: "refused" } : throwUnexpected(status, body)
    },
  }
}

function getType(body: object): string {
  return body instanceof Blob ? body.type || "application/octet-stream" : "application/json"
}

function toFound<Entry>(entries: readonly Entry[] = [], { isCut = false }: Body): Found<Entry> {
  return { entries, isCut }
}

interface Sent {
  readonly etag?: string
  readonly body?: object
  readonly signal?: AbortSignal
  readonly query?: Readonly<Record<string, string>>
}

function toStored({ etag, page, isDraft, uids, unsaved }: Body): PageWithUids {
  return { etag, page, isDraft, uids, ...(unsaved !== undefined && { unsaved }) }
}

function toRefusal(status: number, body: Body): Extract<SaveResult, { kind: "refused" | "gone" | "outdated" }> {
  if (status === 422) return { kind: "refused", issues: body.issues ?? [] }
  if (status === 404) return { kind: "gone" }
  return status === 409 && body.code === "Outdated" ? { kind: "outdated" } : throwUnexpected(status, body)
}

/**
 * Throws an error with the HTTP status and the error code of the response. Callers can evaluate both: for example, 401
 * means that the session has expired.
 */
function throwUnexpected(status: number, { code }: Body): never {
  throw Object.assign(new Error(`editing: the site answered ${status}.`), { status, code: code ?? null })
}
