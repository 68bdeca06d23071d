import { ServiceError } from "@forecourt/service-kit/errors"
import type { PageState } from "../wire/library.types.ts"
import { headerOf, type RequestContext } from "./handler.ts"

/** Why a request reads, as an editor's headers say. */
export function pageStateOf(context: RequestContext): PageState {
  if (headerOf(context, "sc_editmode") === "true") return "edit"
  return headerOf(context, "sc_previewmode") === "true" ? "preview" : "normal"
}

/** Number of the version that `?version=` asks for; without one, and with `latest`, the one that the reader is to see. */
export function versionOf(context: RequestContext): number | undefined {
  const text = context.req.query("version") ?? ""
  if (text === "" || text === "latest") return undefined
  const version = Number(text)
  if (Number.isInteger(version) && version > 0) return version
  throw new ServiceError("BadRequest", `version=${text} is no version. Pass a whole number, or leave it out.`)
}
