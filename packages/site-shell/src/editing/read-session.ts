import type { PageContent } from "../page/page-content.types.ts"
import { type PageSource, readEditedPage } from "../page/read-page.ts"
import { isSessionFor, openSession } from "./editing-session.ts"

/** The page of an editor's session; there is none without a session, or at another address than the session's. */
export async function readSession(
  source: PageSource,
  cookie: string | undefined,
  page: { readonly language: string; readonly path: string },
): Promise<PageContent | null> {
  const session = openSession(cookie, source.environment.editing.secret)
  return session !== null && isSessionFor(session, page) ? readEditedPage(source, session) : null
}
