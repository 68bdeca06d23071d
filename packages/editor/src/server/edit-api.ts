import { readBody, readText } from "@forecourt/contracts/read-body"
import type { PageIssue } from "@forecourt/editing-machine"
import {
  applyOperations,
  blocksOf,
  type EditedPage,
  findBlock,
  isCausedBy,
  type Operation,
  operationsBetween,
} from "@forecourt/editing-machine/operations"
import { isSame } from "@forecourt/flow-kit/is-same"
import type { EditingBlocks, PageEditing } from "../editing.types.ts"
import type { Form } from "../generated/form.js"
import { type FindIssues, type IssueFinderOptions, issueFinder, knownBlock } from "../issues/find-issues.ts"
import { pageFields, templateOf } from "../issues/page-fields.ts"
import { languageOf } from "../texts/language-in.ts"
import { placeTexts } from "../texts/place-texts.ts"
import { slugOf } from "../texts/slug-of.ts"
import { EDIT_API_PATH, SCHEMA_HEADER } from "./edit-api-path.ts"
import type { EditStore, Medium, PagePlace, StorageProblem, StoredDocument, WriteResult } from "./edit-store.types.ts"
import { readOperations } from "./read-operations.ts"

export interface EditApiOptions {
  readonly store: EditStore
  readonly blocks: EditingBlocks
  readonly pages: PageEditing
  /** Tells these schemas from others: an editor that was loaded for others has to be loaded anew. */
  readonly schemaRevision: string
}

/** Thrice the largest page. */
const MAX_BYTES = 2_000_000
/** Below what a framework lets through in front of a route. */
const MAX_UPLOAD_BYTES = 8_000_000
/** How much of a list is sent at once; words find the rest. */
const MAX_LISTED = 60
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
 * - `GET pages?words=`, `GET media?kind=&words=`: what links can lead to, and pictures (`image`) or files (`file`).
 * - `POST pages?language=&path=` with a name and perhaps a template: a new page at that address, as a draft.
 * - `POST media?name=` with the bytes: puts a file into the media library.
 */
export function editApi({
  store,
  blocks,
  pages,
  schemaRevision,
}: EditApiOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const call = url.pathname.slice(EDIT_API_PATH.length + 1)
    const language = url.searchParams.get("language") ?? ""
    const path = url.searchParams.get("path") ?? ""
    if (language === "" || !path.startsWith("/"))
      return refuse(400, "Unclear", "Say which page: ?language= and ?path=, which begins with a slash.")
    if (request.headers.get(SCHEMA_HEADER) !== schemaRevision)
      return refuse(409, "Outdated", "There is a newer editor. Load the page anew.")
    const findIssues = issueFinder({ blocks, pages, language: request.headers.get("accept-language") ?? "en" })
    const describe = refusalDescriber({ blocks, pages, language: request.headers.get("accept-language") ?? "en" })
    const work = { store, place: { language, path }, findIssues, describe, request }
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
      case "GET pages":
        return listPages(work, url.searchParams)
      case "POST pages":
        return createPage(work)
      case "GET media":
        return listMedia(work, url.searchParams)
      case "POST media":
        return upload(work, url.searchParams.get("name") ?? "")
      default:
        return refuse(404, "UnknownCall", `There is nothing at ${request.method} ${url.pathname}.`)
    }
  }
}

interface Work {
  readonly store: EditStore
  readonly place: PagePlace
  readonly findIssues: FindIssues
  readonly describe: DescribeRefusal
  readonly request: Request
}

type DescribeRefusal = (problems: readonly StorageProblem[], document: EditedPage) => Promise<readonly PageIssue[]>

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
      return responseOf(work, result, outcome.page, { isRebased: stored.etag !== etag })
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

async function listPages({ store, place }: Work, query: URLSearchParams): Promise<Response> {
  const pages = await store.pages(place.language)
  const { listed, isCut } = found(pages, query, ({ name, href }) => `${name} ${href}`)
  return json(200, { pages: listed, isCut })
}

async function listMedia({ store }: Work, query: URLSearchParams): Promise<Response> {
  const isWanted = ({ mimeType }: Medium) => mimeType.startsWith("image/") === (query.get("kind") === "image")
  const media = (await store.media()).filter(isWanted)
  const { listed, isCut } = found(media, query, ({ name }) => name)
  return json(200, { media: listed, isCut })
}

/** What has all of the words that are looked for, as much of it as is shown at once. */
function found<Entry>(entries: readonly Entry[], query: URLSearchParams, textOf: (entry: Entry) => string) {
  const words = (query.get("words") ?? "").toLowerCase().split(/\s+/)
  const fitting = entries.filter((entry) => words.every((word) => textOf(entry).toLowerCase().includes(word)))
  return { listed: fitting.slice(0, MAX_LISTED), isCut: fitting.length > MAX_LISTED }
}

async function upload({ store, request }: Work, name: string): Promise<Response> {
  if (name === "") return refuse(400, "Unclear", "Say what the file is called: ?name=.")
  const bytes = await readBody(request, { maxBytes: MAX_UPLOAD_BYTES, maxMs: MAX_BODY_MS })
  if (bytes === 413) return refuse(413, "TooLong", "The file is larger than 8 MB. Make it smaller.")
  if (bytes === 408) return refuse(408, "TooLate", "The file did not come in time. Send it again.")
  const type = request.headers.get("content-type") ?? "application/octet-stream"
  const result = await store.upload({ name: plainName(name), type, bytes: bytes as Uint8Array<ArrayBuffer> })
  return result.kind === "stored"
    ? json(201, { medium: result.medium })
    : json(422, { code: "Refused", message: result.reason })
}

/** A file's name as every address can hold it. */
function plainName(name: string): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[a-z0-9]+)?$/is.exec(name) ?? []
  return `${slugOf(stem) || "file"}${extension.toLowerCase()}`
}

/** Makes a page that nobody sees until it is published. */
async function createPage({ store, place, describe, request }: Work): Promise<Response> {
  const { name, template, problem } = newPageIn(await jsonIn(request))
  if (problem !== undefined) return problem
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(place.path)) return wrongAddress()
  // It enters the menu when its editor says so, and not under the words of its address.
  const fields = { navTitle: { value: name }, hideInNavigation: true }
  const document = { name, fields, layout: { main: [] }, ...(template !== undefined && { template }) }
  const result = await store.create(place, { document })
  switch (result.kind) {
    case "created":
      return json(201, { href: result.href })
    case "address":
      return wrongAddress()
    case "taken":
      return refuse(409, "Taken", "There is a page at this address.")
    case "refused":
      return json(422, { code: "Refused", issues: await describe(result.problems, document) })
  }
}

function wrongAddress(): Response {
  return refuse(
    400,
    "Address",
    "Use small letters, digits and dashes, with slashes between, and no name of the site's.",
  )
}

interface NewPage {
  readonly name: string
  readonly template?: string
  readonly problem?: Response
}

function newPageIn(body: unknown): NewPage {
  if (body instanceof Response) return { name: "", problem: body }
  const { name, template } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof name !== "string" || name.trim() === "")
    return { name: "", problem: refuse(400, "Unclear", "Say what the page is called: name.") }
  return { name: name.trim(), ...(typeof template === "string" && { template }) }
}

/** What of the changed blocks may not even be kept as a draft. */
function draftFlaws(issues: readonly PageIssue[], operations: readonly Operation[]): readonly PageIssue[] {
  return issues.filter(
    (issue) => issue.severity === "draft" && operations.some((operation) => isCausedBy(issue, operation)),
  )
}

async function operationsIn(request: Request): Promise<readonly Operation[] | Response> {
  const body = await jsonIn(request)
  if (body instanceof Response) return body
  const read = readOperations(body)
  return "problem" in read ? refuse(400, "Unclear", read.problem) : read.operations
}

/** The body as JSON, `null` for what is none; or why it is not taken. */
async function jsonIn(request: Request): Promise<unknown | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refuse(415, "NoJson", "Send application/json.")
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (text === 413) return refuse(413, "TooLong", "This is too long. Send fewer operations at once.")
  if (text === 408) return refuse(408, "TooLate", "The body did not come in time. Send it again.")
  return parsed(String(text))
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
  if (result.kind !== "changed") return responseOf(work, result, document)
  const stored = await work.store.read(work.place)
  return stored === null ? gone() : page(412, stored, { code: "Changed" })
}

async function responseOf(
  { describe }: Work,
  result: Exclude<WriteResult, { readonly kind: "changed" }>,
  document: EditedPage = { fields: {}, layout: {} },
  more: object = {},
): Promise<Response> {
  switch (result.kind) {
    case "written":
      return page(200, result.stored, more)
    case "refused":
      return json(422, { code: "Refused", issues: await describe(result.problems, document) })
    case "missing":
      return gone()
  }
}

/** Makes what tells an editor what the storage refuses: in her language, by the labels of her forms. */
function refusalDescriber({ blocks, pages, language }: IssueFinderOptions): DescribeRefusal {
  async function findLabel({ block, pointer }: Found, document: EditedPage): Promise<string | undefined> {
    const name = pointer.split("/")[1]
    const kind = block === null ? null : findBlock(document, block)?.block.block
    const known = kind === null ? pageFields(pages, templateOf(document, pages)) : knownBlock(blocks, kind ?? "")
    const form = (await known?.form()) as Form | undefined
    const { label } = form?.fields.find((field) => field.name === name) ?? {}
    return label?.[languageOf(language)] ?? label?.en
  }

  return (problems, document) =>
    Promise.all(
      problems.map(async (problem) => {
        const found = findPlace(problem, document)
        const message = placeTexts(language).refused(await findLabel(found, document))
        return { ...found, keyword: "x-storage", message, severity: "draft" as const }
      }),
    )
}

type Found = Pick<PageIssue, "block" | "pointer">

/** The block and the field that the storage found something in. */
function findPlace({ pointer }: StorageProblem, document: EditedPage): Found {
  const steps = pointer.split("/").slice(1)
  const at = steps.lastIndexOf("fields")
  if (at <= 0) return { block: null, pointer: at === 0 ? below(steps, 0) : "" }
  const owner = steps
    .slice(0, at)
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], document)
  const found = [...blocksOf(document)].find(({ block }) => block === owner)
  return { block: found?.block.id ?? null, pointer: below(steps, at) }
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
