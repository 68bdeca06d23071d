import { da } from "./da.ts"
import { en } from "./en.ts"
import { fi } from "./fi.ts"
import { nb } from "./nb.ts"
import { sk } from "./sk.ts"
import { type SiteTexts, sv } from "./sv.ts"

export const siteTexts: Readonly<Record<string, SiteTexts>> = { sv, nb, da, en, fi, sk }

/** True if a language needs characters outside the `latin` subset, such as č. */
export function isLatinExtNeeded(language: string): boolean {
  return /[Ā-ɏ]/.test(JSON.stringify(siteTexts[language] ?? ""))
}
