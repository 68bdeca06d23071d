import type { EditingPorts, PageIssue, PublishResult, SaveResult, StoredPage } from "@forecourt/editing-machine"
import type { Conflict } from "@forecourt/editing-machine/operations"
import type { FindIssues } from "../issues/find-issues.ts"
import { EDIT_API_PATH, SCHEMA_HEADER } from "../server/edit-api-path.ts"
import type { PagePlace, PageVersion } from "../server/edit-store.types.ts"

export interface EditClientOptions {
  readonly place: PagePlace
  /** Tells the schemas that the editor was loaded for. */
  readonly schemaRevision: string
  /** The editor's language. */
  readonly language: string
  readonly findIssues: FindIssues
  readonly fetch?: typeof fetch
}

/** What the site's editing API says of a page, with the identifiers that its blocks are rendered by. */
export interface PageWithUids extends StoredPage {
  readonly uids: Readonly<Record<string, string>>
}

/** The calls of an editor that no machine makes. */
export interface EditCalls {
  readonly readHistory: () => Promise<readonly PageVersion[]>
  readonly discardDraft: (etag: string) => Promise<void>
  readonly restoreVersion: (etag: string, version: number) => Promise<void>
}

interface Body extends PageWithUids {
  readonly code?: string
  readonly conflicts?: readonly Conflict[]
  readonly issues?: readonly PageIssue[]
  readonly versions?: readonly PageVersion[]
}

/** The site's editing API as the machine's ports, and its other calls. A response that nobody expects is thrown. */
export function editClient({
  place,
  schemaRevision,
  language,
  findIssues,
  fetch: ask = fetch,
}: EditClientOptions): EditingPorts & EditCalls {
  async function call(method: string, name: string, { etag, body, signal, query = {} }: Sent = {}) {
    const address = `${EDIT_API_PATH}/${name}?${new URLSearchParams({ ...place, ...query })}`
    const response = await ask(address, {
      method,
      headers: {
        [SCHEMA_HEADER]: schemaRevision,
        "accept-language": language,
        ...(etag !== undefined && { "if-match": etag }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    })
    const read = (await response.json().catch(() => ({}))) as Body
    return { status: response.status, body: read }
  }

  return {
    async readPage(_, options) {
      const { status, body } = await call("GET", "page", options)
      if (status === 404) return null
      return status === 200 ? storedIn(body) : unexpected(status, body)
    },
    findIssues: ({ page }) => findIssues(page),
    async savePage({ etag, operations }, options): Promise<SaveResult> {
      const { status, body } = await call("PATCH", "page", { etag, body: { operations }, ...options })
      if (status === 200) return { kind: "saved", ...storedIn(body) }
      if (status === 412) return { kind: "conflict", conflicts: body.conflicts ?? [], ...storedIn(body) }
      return refusedOr(status, body)
    },
    async publishPage({ etag }, options): Promise<PublishResult> {
      const { status, body } = await call("POST", "publish", { etag, ...options })
      if (status === 200) return { kind: "published", ...storedIn(body) }
      return status === 412 ? { kind: "changed" } : refusedOr(status, body)
    },
    async readHistory() {
      const { status, body } = await call("GET", "history")
      return status === 200 ? (body.versions ?? []) : unexpected(status, body)
    },
    async discardDraft(etag) {
      const { status, body } = await call("DELETE", "page", { etag })
      // A page that was only a draft is gone with it.
      if (status !== 200 && status !== 404) unexpected(status, body)
    },
    async restoreVersion(etag, version) {
      const { status, body } = await call("POST", "restore", { etag, query: { version: String(version) } })
      if (status !== 200) unexpected(status, body)
    },
  }
}

interface Sent {
  readonly etag?: string
  readonly body?: object
  readonly signal?: AbortSignal
  readonly query?: Readonly<Record<string, string>>
}

function storedIn({ etag, page, isDraft, uids, unsaved }: Body): PageWithUids {
  return { etag, page, isDraft, uids, ...(unsaved !== undefined && { unsaved }) }
}

function refusedOr(status: number, body: Body): Extract<SaveResult, { kind: "refused" | "gone" | "outdated" }> {
  if (status === 422) return { kind: "refused", issues: body.issues ?? [] }
  if (status === 404) return { kind: "gone" }
  return status === 409 && body.code === "Outdated" ? { kind: "outdated" } : unexpected(status, body)
}

/** As flows know refusals: 401 says that the session is over. */
function unexpected(status: number, { code }: Body): never {
  throw Object.assign(new Error(`editing: the site answered ${status}.`), { status, code: code ?? null })
}
