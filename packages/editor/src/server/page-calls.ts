import type { PageIssue } from "@forecourt/editing-machine"
import { applyOperations, type EditedPage, isCausedBy, type Operation } from "@forecourt/editing-machine/operations"
import type { FindIssues } from "../issues/find-issues.ts"
import type { DescribeRefusal } from "./describe-refusal.ts"
import {
  createErrorResponse,
  createJsonResponse,
  createMissingResponse,
  createPageResponse,
  getUnsaved,
  readJson,
  toEditedPage,
} from "./edit-responses.ts"
import type { EditStore, PagePlace, WriteResult } from "./edit-store.types.ts"
import { readOperations } from "./read-operations.ts"

const ATTEMPTS = 5

export interface Work {
  readonly store: EditStore
  readonly place: PagePlace
  readonly findIssues: FindIssues
  readonly describe: DescribeRefusal
  readonly request: Request
}

export async function readPage({ store, place }: Work): Promise<Response> {
  const stored = await store.read(place)
  return stored === null ? createMissingResponse() : createPageResponse(200, stored, getUnsaved(stored))
}

export async function handleSave(work: Work): Promise<Response> {
  const { store, place, request, findIssues } = work
  const read = await readRequestedOperations(request)
  if (read instanceof Response) return read
  return checkMatch(work, async (etag) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const stored = await store.read(place)
      if (stored === null) return createMissingResponse()
      // Its editor has not seen that another version was published, so the draft is rebased on that version first.
      if (stored.superseded !== undefined && stored.etag !== etag)
        return createPageResponse(412, stored, { ...getUnsaved(stored), conflicts: [], code: "Conflict" })
      const document = toEditedPage(stored)
      const outcome = applyOperations(document, read)
      if (outcome.conflicts.length > 0)
        return createPageResponse(412, stored, { conflicts: outcome.conflicts, code: "Conflict" })
      if (outcome.page === document && stored.superseded === undefined) return createPageResponse(200, stored)
      const flaws = findDraftIssues(await findIssues(outcome.page), read)
      if (flaws.length > 0) return createJsonResponse(422, { code: "Refused", issues: flaws })
      const result = await store.write(place, { etag: stored.etag, document: outcome.page })
      if (result.kind === "changed") continue
      return createResultResponse(work, result, outcome.page, { isRebased: stored.etag !== etag })
    }
    return createErrorResponse(503, "Busy", "Others save at the same moment. Try again.")
  })
}

export async function handlePublish(work: Work): Promise<Response> {
  const { store, place, findIssues } = work
  return checkMatch(work, async (etag) => {
    const stored = await store.read(place)
    if (stored === null) return createMissingResponse()
    if (stored.etag !== etag || stored.superseded !== undefined)
      return createPageResponse(412, stored, { code: "Changed" })
    const issues = await findIssues(stored.document)
    if (issues.length > 0) return createJsonResponse(422, { code: "Refused", issues })
    // There is nothing to publish, or a response was lost.
    if (!stored.isDraft) return createPageResponse(200, stored)
    return createWriteResponse(work, store.publish(place, { etag }))
  })
}

export async function handleRestore(work: Work, version: number): Promise<Response> {
  const { store, place } = work
  return checkMatch(work, async (etag) => {
    const document = Number.isInteger(version) ? await store.readVersion(place, version) : null
    if (document === null)
      return createErrorResponse(404, "NoVersion", "This version is not kept. Read the history again.")
    return createWriteResponse(work, store.write(place, { etag, document }), document)
  })
}

export function handleDiscard(work: Work): Promise<Response> {
  return checkMatch(work, (etag) => createWriteResponse(work, work.store.discard(work.place, { etag })))
}

export async function createPage({ store, place, describe, request }: Work): Promise<Response> {
  const { name, template, problem } = parseNewPage(await readJson(request))
  if (problem !== undefined) return problem
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(place.path)) return createAddressRefusal()
  // The page is hidden in the navigation until its editor shows it, and its name is not derived from the address.
  const fields = { navTitle: { value: name }, hideInNavigation: true }
  const document = { name, fields, layout: { main: [] }, ...(template !== undefined && { template }) }
  const result = await store.create(place, { document })
  switch (result.kind) {
    case "created":
      return createJsonResponse(201, { href: result.href })
    case "address":
      return createAddressRefusal()
    case "taken":
      return createErrorResponse(409, "Taken", "There is a page at this address.")
    case "refused":
      return createJsonResponse(422, { code: "Refused", issues: await describe(result.problems, document) })
  }
}

function createAddressRefusal(): Response {
  return createErrorResponse(
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

function parseNewPage(body: unknown): NewPage {
  if (body instanceof Response) return { name: "", problem: body }
  const { name, template } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (typeof name !== "string" || name.trim() === "")
    return { name: "", problem: createErrorResponse(400, "Unclear", "Say what the page is called: name.") }
  return { name: name.trim(), ...(typeof template === "string" && { template }) }
}

function findDraftIssues(issues: readonly PageIssue[], operations: readonly Operation[]): readonly PageIssue[] {
  return issues.filter(
    (issue) => issue.severity === "draft" && operations.some((operation) => isCausedBy(issue, operation)),
  )
}

async function readRequestedOperations(request: Request): Promise<readonly Operation[] | Response> {
  const body = await readJson(request)
  if (body instanceof Response) return body
  const read = readOperations(body)
  return "problem" in read ? createErrorResponse(400, "Unclear", read.problem) : read.operations
}

/**
 * Calls `change` with the ETag from the `If-Match` header, which is the ETag of the page that the editor has seen.
 * Rejects a request without this header.
 */
async function checkMatch({ request }: Work, change: (etag: string) => Promise<Response>): Promise<Response> {
  const etag = request.headers.get("if-match")
  return etag === null
    ? createErrorResponse(428, "NoMatch", "If-Match is missing. Send the ETag of the page as you read it.")
    : change(etag)
}

async function createWriteResponse(
  work: Work,
  writing: Promise<WriteResult>,
  document?: EditedPage,
): Promise<Response> {
  const result = await writing
  if (result.kind !== "changed") return createResultResponse(work, result, document)
  const stored = await work.store.read(work.place)
  return stored === null ? createMissingResponse() : createPageResponse(412, stored, { code: "Changed" })
}

async function createResultResponse(
  { describe }: Work,
  result: Exclude<WriteResult, { readonly kind: "changed" }>,
  document: EditedPage = { fields: {}, layout: {} },
  more: object = {},
): Promise<Response> {
  switch (result.kind) {
    case "written":
      return createPageResponse(200, result.stored, more)
    case "refused":
      return createJsonResponse(422, { code: "Refused", issues: await describe(result.problems, document) })
    case "missing":
      return createMissingResponse()
  }
}
