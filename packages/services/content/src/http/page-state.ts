import type { PageState } from "../wire/library.types.ts"
import { headerOf, type RequestContext } from "./handler.ts"

/** Why a request reads, as an editor's headers say. */
export function pageStateOf(context: RequestContext): PageState {
  if (headerOf(context, "sc_editmode") === "true") return "edit"
  return headerOf(context, "sc_previewmode") === "true" ? "preview" : "normal"
}
