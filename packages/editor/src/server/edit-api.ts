import { readText } from "@forecourt/contracts/read-body"
import type { PageIssue } from "@forecourt/editing-machine"
import {
  applyOperations,
  blocksOf,
  type EditedPage,
  type Operation,
  operationsBetween,
  touchedBy,
} from "@forecourt/editing-machine/operations"
import { isSame } from "@forecourt/flow-kit/is-same"
import type { EditingBlocks } from "../editing.types.ts"
import { type FindIssues, issueFinder } from "../issues/find-issues.ts"
import { EDIT_API_PATH, SCHEMA_HEADER } from "./edit-api-path.ts"
import type { EditStore, PagePlace, StorageProblem, StoredDocument, WriteResult } from "./edit-store.types.ts"
import { readOperations } from "./read-operations.ts"

export interface EditApiOptions {
  readonly store: EditStore
  readonly blocks: EditingBlocks
  /** Tells these schemas from others: an editor that was loaded for others has to be loaded anew. */
  readonly schemaRevision: string
}

/** Thrice the largest page. */
const MAX_BYTES = 2_000_000
const MAX_BODY_MS = 30_000

/** How often it is merged again with what somebody else saves at the same moment. */
const ATTEMPTS = 5

/**
 * What an editor asks of its site, below `/api/edit`. Who asks has been let in already: sessions and origins are the
 * site's business.
 *
 * - `GET page?language=&path=`: the page as it is edited.
 * - `PATCH page` with `If-Match` and operations: carries them out, also on what others saved meanwhile.
 * - `DELETE page` with `If-Match`: forgets the draft.
 * - `POST publish` with `If-Match`.
 * - `GET history`, `POST restore?version=` with `If-Match`: an earlier version becomes the draft.
 */
export function editApi({ store, blocks, schemaRevision }: EditApiOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const call = url.pathname.slice(EDIT_API_PATH.length + 1)
    const language = url.searchParams.get("language") ?? ""
    const path = url.searchParams.get("path") ?? ""
    if (language === "" || !path.startsWith("/"))
      return refuse(400, "Unclear", "Say which page: ?language= and ?path=, which begins with a slash.")
    if (request.headers.get(SCHEMA_HEADER) !== schemaRevision)
      return refuse(409, "Outdated", "There is a newer editor. Load the page anew.")
    const findIssues = issueFinder({ blocks, language: request.headers.get("accept-language") ?? "en" })
    const work = { store, place: { language, path }, findIssues, request }
    switch (`${request.method} ${call}`) {
      case "GET page":
        return readPage(work)
      case "PATCH page":
        return savePage(work)
      case "DELETE page":
        return withMatch(work, (etag) => writtenBy(work, store.discard(work.place, { etag })))
      case "POST publish":
        return publishPage(work)
      case "GET history":
        return json(200, { versions: await store.history(work.place) })
      case "POST restore":
        return restoreVersion(work, Number(url.searchParams.get("version")))
      default:
        return refuse(404, "UnknownCall", `There is nothing at ${request.method} ${url.pathname}.`)
    }
  }
}

interface Work {
  readonly store: EditStore
  readonly place: PagePlace
  readonly findIssues: FindIssues
  readonly request: Request
}

async function readPage({ store, place }: Work): Promise<Response> {
  const stored = await store.read(place)
  return stored === null ? gone() : page(200, stored, unsavedIn(stored))
}

/** What a draft wants of a page of which others published another version: it is laid over that one, and saved anew. */
function unsavedIn({ document, superseded }: StoredDocument): object {
  return superseded === undefined ? {} : { unsaved: operationsBetween(superseded.base, document) }
}

/** What operations are carried out on: a newer page keeps what its draft changed and operations do not know. */
function documentOf({ document, superseded }: StoredDocument): EditedPage {
  if (superseded === undefined) return document
  const { base, published } = superseded
  const { fields: _, layout: __, ...others } = document
  const before = base as unknown as Readonly<Record<string, unknown>>
  const own = Object.entries(others).filter(([name, value]) => !isSame(value, before[name]))
  return { ...published, ...Object.fromEntries(own) }
}

async function savePage(work: Work): Promise<Response> {
  const { store, place, request, findIssues } = work
  const read = await operationsIn(request)
  if (read instanceof Response) return read
  return withMatch(work, async (etag) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const stored = await store.read(place)
      if (stored === null) return gone()
      // Its editor has not seen that another version was published: what the draft wants of that one comes first.
      if (stored.superseded !== undefined && stored.etag !== etag)
        return page(412, stored, { ...unsavedIn(stored), conflicts: [], code: "Conflict" })
      const document = documentOf(stored)
      const outcome = applyOperations(document, read)
      if (outcome.conflicts.length > 0) return page(412, stored, { conflicts: outcome.conflicts, code: "Conflict" })
      if (outcome.page === document && stored.superseded === undefined) return page(200, stored)
      const flaws = draftFlaws(await findIssues(outcome.page), read)
      if (flaws.length > 0) return json(422, { code: "Refused", issues: flaws })
      const result = await store.write(place, { etag: stored.etag, document: outcome.page })
      if (result.kind === "changed") continue
      return responseOf(result, outcome.page, { isRebased: stored.etag !== etag })
    }
    return refuse(503, "Busy", "Others save at the same moment. Try again.")
  })
}

async function publishPage(work: Work): Promise<Response> {
  const { store, place, findIssues } = work
  return withMatch(work, async (etag) => {
    const stored = await store.read(place)
    if (stored === null) return gone()
    if (stored.etag !== etag || stored.superseded !== undefined) return page(412, stored, { code: "Changed" })
    const issues = await findIssues(stored.document)
    if (issues.length > 0) return json(422, { code: "Refused", issues })
    // There is nothing to publish, or an answer got lost on its way.
    if (!stored.isDraft) return page(200, stored)
    return writtenBy(work, store.publish(place, { etag }))
  })
}

async function restoreVersion(work: Work, version: number): Promise<Response> {
  const { store, place } = work
  return withMatch(work, async (etag) => {
    const document = Number.isInteger(version) ? await store.readVersion(place, version) : null
    if (document === null) return refuse(404, "NoVersion", "This version is not kept. Read the history again.")
    return writtenBy(work, store.write(place, { etag, document }), document)
  })
}

/** What of the changed blocks may not even be kept as a draft. */
function draftFlaws(issues: readonly PageIssue[], operations: readonly Operation[]): readonly PageIssue[] {
  const touched = touchedBy(operations)
  return issues.filter(({ block, severity }) => severity === "draft" && touched.has(block))
}

async function operationsIn(request: Request): Promise<readonly Operation[] | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refuse(415, "NoJson", "Send application/json.")
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (text === 413) return refuse(413, "TooLong", "The operations are too long. Send fewer at once.")
  if (text === 408) return refuse(408, "TooLate", "The operations did not come in time. Send them again.")
  const read = readOperations(parsed(String(text)))
  return "problem" in read ? refuse(400, "Unclear", read.problem) : read.operations
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Nobody changes what he has not seen. */
async function withMatch({ request }: Work, change: (etag: string) => Promise<Response>): Promise<Response> {
  const etag = request.headers.get("if-match")
  return etag === null
    ? refuse(428, "NoMatch", "If-Match is missing. Send the ETag of the page as you read it.")
    : change(etag)
}

async function writtenBy(work: Work, writing: Promise<WriteResult>, document?: EditedPage): Promise<Response> {
  const result = await writing
  if (result.kind !== "changed") return responseOf(result, document)
  const stored = await work.store.read(work.place)
  return stored === null ? gone() : page(412, stored, { code: "Changed" })
}

function responseOf(
  result: Exclude<WriteResult, { readonly kind: "changed" }>,
  document: EditedPage = { fields: {}, layout: {} },
  more: object = {},
): Response {
  switch (result.kind) {
    case "written":
      return page(200, result.stored, more)
    case "refused":
      return json(422, { code: "Refused", issues: result.problems.map((problem) => issueOf(problem, document)) })
    case "missing":
      return gone()
  }
}

/** What the storage found, at the block and field it found it in. */
function issueOf({ pointer, message, cure }: StorageProblem, document: EditedPage): PageIssue {
  const text = { keyword: "x-storage", message: `${pointer} ${message}. ${cure}`, severity: "draft" as const }
  const steps = pointer.split("/").slice(1)
  const at = steps.lastIndexOf("fields")
  if (at <= 0) return { block: null, pointer: at === 0 ? below(steps, 0) : "", ...text }
  const owner = steps
    .slice(0, at)
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], document)
  const found = [...blocksOf(document)].find(({ block }) => block === owner)
  return { block: found?.block.id ?? null, pointer: below(steps, at), ...text }
}

function below(steps: readonly string[], at: number): string {
  return steps
    .slice(at + 1)
    .map((step) => `/${step}`)
    .join("")
}

function page(status: number, stored: StoredDocument, more: object = {}): Response {
  const { etag, isDraft, uids } = stored
  return json(status, { etag, page: documentOf(stored), isDraft, uids, ...more }, { etag })
}

function gone(): Response {
  return refuse(404, "Gone", "This page is not there any more.")
}

function refuse(status: number, code: string, message: string): Response {
  return json(status, { code, message })
}

/** For the editor's eyes only. */
function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "private, no-store", ...headers } })
}
