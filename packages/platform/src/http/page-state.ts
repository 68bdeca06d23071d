import type { PageState } from "../wire/library.types.ts"
import { type Ask, header } from "./exchange.ts"

/** Why a request reads, as an editor's headers say. */
export function pageStateOf(ask: Ask): PageState {
  if (header(ask, "sc_editmode") === "true") return "edit"
  return header(ask, "sc_previewmode") === "true" ? "preview" : "normal"
}
