import type { Language } from "../../rules/words.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

const SYNONYMS: Readonly<Record<Language, readonly (readonly string[])[]>> = { da, en, fi, nb, sk, sv }

/** Returns the words that visitors of a market use as synonyms. */
export function getSynonyms(language: Language): readonly (readonly string[])[] {
  return SYNONYMS[language]
}
