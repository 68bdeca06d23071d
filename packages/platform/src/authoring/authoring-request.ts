import type { Finding } from "../documents/problem.types.ts"
import { type Ask, Refusal } from "../http/exchange.ts"
import { languagesOfSite } from "../storage/items.ts"
import type { Store } from "../storage/open-store.ts"
import { cleanRoute } from "../storage/routes.ts"

const DOCUMENT_LIMIT_BYTES = 2_000_000

/** Which page, design or raw layout a request is about. */
export interface Place {
  readonly site: string
  readonly language: string
  readonly path: string
}

/** Reads `?site=&language=&path=`; the language may be left out for the site's own. */
export function placeOf(ask: Ask, store: Store): Place {
  const site = queryOf(ask, "site")
  const row = store.get("select language from sites where name = ?", site)
  if (row === undefined) {
    const names = store.all("select name from sites order by name").map(({ name }) => name)
    throw new Refusal(404, `There is no site "${site}". Pass ?site= with one of: ${names.join(", ")}.`)
  }
  const language = ask.url.searchParams.get("language") ?? String(row.language)
  const languages = languagesOfSite(store, site)
  if (!languages.includes(language)) {
    throw new Refusal(
      404,
      `${site} has no language "${language}". Pass ?language= with one of: ${languages.join(", ")}.`,
    )
  }
  return { site, language, path: cleanRoute(ask.url.searchParams.get("path") ?? "/") }
}

export function queryOf(ask: Ask, name: string): string {
  const value = ask.url.searchParams.get(name) ?? ""
  if (value === "") throw new Refusal(400, `?${name}= is missing. Add it to the address.`)
  return value
}

/** The body as JSON. */
export async function jsonBody(ask: Ask): Promise<unknown> {
  const text = (await ask.body(DOCUMENT_LIMIT_BYTES)).toString("utf8")
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, `The body is no JSON: ${error instanceof Error ? error.message : String(error)}. Send JSON.`)
  }
}

/** Refuses a document with a list of everything that is wrong with it. */
export function requireSound(problems: readonly Finding[]): void {
  if (problems.length === 0) return
  throw new Refusal(422, `The document has ${problems.length} problems. Mend them and send it again.`, { problems })
}

/** Says which methods a route knows. */
export function refuseMethod(ask: Ask, methods: string): never {
  throw new Refusal(405, `${ask.method} is not possible here. Use ${methods}.`)
}
