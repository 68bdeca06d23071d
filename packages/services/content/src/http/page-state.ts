import { ServiceError } from "@forecourt/service-kit/errors"
import type { PageState } from "../wire/library.types.ts"
import { getHeader, type RequestContext } from "./handler.ts"

export function readPageState(context: RequestContext): PageState {
  if (getHeader(context, "sc_editmode") === "true") return "edit"
  return getHeader(context, "sc_previewmode") === "true" ? "preview" : "normal"
}

/**
 * Reads `?version=`. Returns `undefined` if the parameter is missing or is `latest`, which means the latest version
 * that the caller may see.
 */
export function readVersion(context: RequestContext): number | undefined {
  const text = context.req.query("version") ?? ""
  if (text === "" || text === "latest") return undefined
  const version = Number(text)
  if (Number.isInteger(version) && version > 0) return version
  throw new ServiceError("BadRequest", `version=${text} is no version. Pass a whole number, or leave it out.`)
}
