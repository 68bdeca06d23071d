import { ServiceError } from "@forecourt/service-kit/errors"
import { refuseMethod } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import { checkDesign } from "../documents/check-documents.ts"
import type { AreaDocument } from "../documents/document.types.ts"
import { readDesign } from "../documents/read-documents.ts"
import { createJsonResponse, type RequestContext } from "../http/handler.ts"
import { getUnitKey, setEdited } from "../seed/apply-seed.ts"
import { getDesignId } from "../storage/site-tree.ts"
import { DEFAULT_DESIGN, writeDesign } from "../storage/write-documents.ts"
import { updateAreas } from "../upcasting/upcast-documents.ts"
import type { Authoring } from "./authoring.types.ts"
import { checkSound, type Place, readDocumentBody, readPlace } from "./authoring-request.ts"
import { checkMatch, formatEtag } from "./etags.ts"

/** Handles `/authoring/design?site=&language=&name=`. A design is the header and footer that several pages share. */
export async function handleDesign(context: RequestContext, authoring: Authoring): Promise<Response> {
  const { site, language } = readPlace(context, authoring.store)
  const name = context.req.query("name") ?? DEFAULT_DESIGN
  const stored = readDesign(authoring, site, name, language)
  switch (context.req.method) {
    case "GET":
    case "HEAD":
      if (stored === null) throw new ServiceError("NotFound", `${site} has no design ${name} in ${language}.`)
      return createDesignResponse(200, { site, language, name }, stored)
    case "PUT":
      checkMatch(context, stored === null ? null : formatEtag(stored.revision))
      return handlePutDesign(context, authoring, { site, language, name })
    default:
      return refuseMethod(context, ["GET", "PUT"])
  }
}

interface Named extends Pick<Place, "site" | "language"> {
  readonly name: string
}

function createDesignResponse(status: number, place: Named, stored: ReturnType<typeof readDesign>): Response {
  return createJsonResponse(
    status,
    { ...place, document: stored?.document },
    { etag: formatEtag(stored?.revision ?? "") },
  )
}

async function handlePutDesign(context: RequestContext, authoring: Authoring, place: Named): Promise<Response> {
  const { site, language, name } = place
  const { document, findings } = updateAreas(await readDocumentBody(context), authoring.templates)
  checkSound([...findings, ...checkDesign(document, authoring.templates)])
  const areas = document as AreaDocument
  const isNew = await authoring.store.publish(() => {
    // Another editor may have written while the body arrived.
    const previous = readDesign(authoring, site, name, language)
    checkMatch(context, previous === null ? null : formatEtag(previous.revision))
    writeDesign(authoring, { site, design: name, language }, areas)
    setEdited(authoring.store, site, getUnitKey({ kind: "design", design: name, language, document: areas }))
    return previous === null
  })
  const pages = sql`select r.path from routes r join layouts l on l.item_id = r.item_id and l.language = r.language
    join versions v on v.item_id = l.item_id and v.language = l.language and v.version = l.version and v.is_current = 1
    where r.site = ${site} and r.language = ${language} and l.design = ${name}`.all(authoring.store)
  authoring.publish({
    kind: "design",
    operation: isNew ? "Create" : "Update",
    site,
    language,
    items: Object.keys(areas).map((area) => getDesignId(site, name, area)),
    paths: pages.map(({ path }) => String(path)),
  })
  return createDesignResponse(isNew ? 201 : 200, place, readDesign(authoring, site, name, language))
}
