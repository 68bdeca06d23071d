import type { ServiceLanguage } from "../../errors/texts.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** The texts that the visits of all services have in common, by language. */
export const COMMON_TEXTS: Readonly<Record<ServiceLanguage, typeof sv>> = { sv, nb, da, en, fi, sk }
