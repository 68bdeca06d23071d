import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"
import da from "./texts/da.json" with { type: "json" }
import en from "./texts/en.json" with { type: "json" }
import fi from "./texts/fi.json" with { type: "json" }
import nb from "./texts/nb.json" with { type: "json" }
import sk from "./texts/sk.json" with { type: "json" }
import sv from "./texts/sv.json" with { type: "json" }

export interface AlertTexts extends RefusalTexts<"FilterUnknown" | "LooksAutomated"> {
  readonly refusals: (typeof sv)["refusals"]
}

/** The texts of e-mails, pages and refusals, by language. */
export const TEXTS: Readonly<Record<ServiceLanguage, typeof sv>> = { sv, nb, da, en, fi, sk }
