import type { EditingBlocks, PageEditing } from "../editing.types.ts"
import { createIssueFinder } from "../issues/find-issues.ts"
import { createRefusalDescriber } from "./describe-refusal.ts"
import { EDIT_API_PATH, SCHEMA_HEADER } from "./edit-api-path.ts"
import { createErrorResponse, createJsonResponse } from "./edit-responses.ts"
import type { EditStore } from "./edit-store.types.ts"
import { handleUpload, listMedia, listPages } from "./library-calls.ts"
import { createPage, handleDiscard, handlePublish, handleRestore, handleSave, readPage } from "./page-calls.ts"

export interface EditApiOptions {
  readonly store: EditStore
  readonly blocks: EditingBlocks
  readonly pages: PageEditing
  /** The current revision of the schemas. Editors that were loaded with a different revision must be reloaded. */
  readonly schemaRevision: string
}

/**
 * Creates the API of a site's editor, below `/api/edit`. The site checks sessions and origins before it calls the API.
 *
 * - `GET page?language=&path=`: the page as it is edited.
 * - `PATCH page` with `If-Match` and operations: applies them, also to what others saved meanwhile.
 * - `DELETE page` with `If-Match`: discards the draft.
 * - `POST publish` with `If-Match`.
 * - `GET history`, `POST restore?version=` with `If-Match`: an earlier version becomes the draft.
 * - `GET pages?words=`, `GET media?kind=&words=`: the targets of links, and pictures (`image`) or files (`file`).
 * - `POST pages?language=&path=` with a name and an optional template: a new page at that address, as a draft.
 * - `POST media?name=` with the bytes: puts a file into the media library.
 */
export function createEditApi({
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
      return createErrorResponse(400, "Unclear", "Say which page: ?language= and ?path=, which begins with a slash.")
    if (request.headers.get(SCHEMA_HEADER) !== schemaRevision)
      return createErrorResponse(409, "Outdated", "There is a newer editor. Load the page anew.")
    const findIssues = createIssueFinder({ blocks, pages, language: request.headers.get("accept-language") ?? "en" })
    const describe = createRefusalDescriber({ blocks, pages, language: request.headers.get("accept-language") ?? "en" })
    const work = { store, place: { language, path }, findIssues, describe, request }
    switch (`${request.method} ${call}`) {
      case "GET page":
        return readPage(work)
      case "PATCH page":
        return handleSave(work)
      case "DELETE page":
        return handleDiscard(work)
      case "POST publish":
        return handlePublish(work)
      case "GET history":
        return createJsonResponse(200, { versions: await store.history(work.place) })
      case "POST restore":
        return handleRestore(work, Number(url.searchParams.get("version")))
      case "GET pages":
        return listPages(work, url.searchParams)
      case "POST pages":
        return createPage(work)
      case "GET media":
        return listMedia(work, url.searchParams)
      case "POST media":
        return handleUpload(work, url.searchParams.get("name") ?? "")
      default:
        return createErrorResponse(404, "NotFound", `There is nothing at ${request.method} ${url.pathname}.`)
    }
  }
}
