import type { ServiceLanguage } from "@forecourt/service-kit/service"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** The texts about workshop visits, by language. */
export const VISIT_TEXTS: Readonly<Record<ServiceLanguage, typeof sv>> = { sv, nb, da, en, fi, sk }
