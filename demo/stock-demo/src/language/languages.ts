import type { Site } from "../market/sites.ts"
import type { Language } from "./language.types.ts"
import { en } from "./words/en.ts"
import { fi } from "./words/fi.ts"
import { nb } from "./words/nb.ts"
import { sk } from "./words/sk.ts"
import { sv } from "./words/sv.ts"

/** The texts of the first language of each site. */
export const LANGUAGES: Readonly<Record<Site["language"], Language>> = { sv, nb, en, fi, sk }
