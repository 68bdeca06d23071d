import type { Language } from "../rules/words.ts"
import type { Grammar } from "./grammar.types.ts"
import { da } from "./grammars/da.ts"
import { en } from "./grammars/en.ts"
import { fi } from "./grammars/fi.ts"
import { nb } from "./grammars/nb.ts"
import { sk } from "./grammars/sk.ts"
import { sv } from "./grammars/sv.ts"

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { sv, nb, da, en, fi, sk }
