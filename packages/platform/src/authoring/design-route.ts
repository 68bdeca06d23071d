import { checkDesign } from "../documents/check-documents.ts"
import type { AreaDocument } from "../documents/document.types.ts"
import { readDesign } from "../documents/read-documents.ts"
import { type Answer, type Ask, json, Refusal } from "../http/exchange.ts"
import { markEdited, unitKey } from "../seed/apply-seed.ts"
import { designId } from "../storage/site-tree.ts"
import { DEFAULT_DESIGN, writeDesign } from "../storage/write-documents.ts"
import { upcastAreas } from "../upcasting/upcast-documents.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { jsonBody, placeOf, refuseMethod, requireSound } from "./authoring-request.ts"
import { etagOf, requireMatch } from "./etags.ts"

/** `/authoring/design?site=&language=&name=`: the header and footer that pages share. */
export async function designRoute(ask: Ask, desk: AuthoringDesk): Promise<Answer> {
  const { site, language } = placeOf(ask, desk.store)
  const name = ask.url.searchParams.get("name") ?? DEFAULT_DESIGN
  const stored = readDesign(desk, site, name, language)
  switch (ask.method) {
    case "GET":
    case "HEAD":
      if (stored === null) throw new Refusal(404, `${site} has no design ${name} in ${language}.`)
      return json(200, { site, language, name, document: stored.document }, { etag: etagOf(stored.revision) })
    case "PUT":
      requireMatch(ask, stored === null ? null : etagOf(stored.revision))
      return putDesign(desk, { site, language, name, isNew: stored === null }, await jsonBody(ask))
    default:
      return refuseMethod(ask, "GET or PUT")
  }
}

interface DesignPlace {
  readonly site: string
  readonly language: string
  readonly name: string
  readonly isNew: boolean
}

function putDesign(desk: AuthoringDesk, { site, language, name, isNew }: DesignPlace, written: unknown): Answer {
  const { document, findings } = upcastAreas(written, desk.templates)
  requireSound([...findings, ...checkDesign(document, desk.templates)])
  const areas = document as AreaDocument
  desk.store.transaction(() => {
    writeDesign(desk, site, name, language, areas)
    markEdited(desk.store, site, unitKey({ kind: "design", design: name, language, document: areas }))
  })
  const pages = desk.store.all(
    `select r.path from routes r join layouts l on l.item_id = r.item_id and l.language = r.language
     join versions v on v.item_id = l.item_id and v.language = l.language and v.version = l.version and v.is_current = 1
     where r.site = ? and r.language = ? and l.design = ?`,
    site,
    language,
    name,
  )
  desk.publish({
    kind: "design",
    operation: isNew ? "Create" : "Update",
    site,
    language,
    items: Object.keys(areas).map((area) => designId(site, name, area)),
    paths: pages.map(({ path }) => String(path)),
  })
  const stored = readDesign(desk, site, name, language)
  return json(
    isNew ? 201 : 200,
    { site, language, name, document: stored?.document },
    { etag: etagOf(stored?.revision ?? "") },
  )
}
