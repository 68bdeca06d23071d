import { ApiError } from "@forecourt/api-clients/http"
import type { PageSource } from "../page/build-page.ts"
import type { PageContent } from "../page/page-content.types.ts"
import { readEditedPage } from "../page/read-edited-page.ts"
import type { EditStore } from "./authoring-store.ts"
import { isSessionFor, openSession } from "./editing-session.ts"
import { readUpdate } from "./update-block.ts"

export interface EditorRequest {
  readonly cookie: string | undefined
  readonly update: string | null
}

export async function readSession(
  source: PageSource,
  { cookie, update }: EditorRequest,
  page: { readonly language: string; readonly path: string },
): Promise<PageContent | null> {
  const session = openSession(cookie, source.environment.editing.secret)
  if (session === null || !isSessionFor(session, page)) return null
  const isUpdate = session.block !== undefined && update !== null
  return readEditedPage(source, session, isUpdate ? readUpdate(decodeURIComponent(update)) : null)
}

export async function readDraftPage(
  source: PageSource,
  store: Pick<EditStore, "read">,
  page: { readonly language: string; readonly path: string },
): Promise<PageContent | null> {
  const stored = await store.read(page)
  return stored === null ? null : readEditedPage(source, { mode: "edit", itemId: stored.itemId, ...page })
}

/** Returns true if the platform rejects the token of the site. An outage does not count as a rejection. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
