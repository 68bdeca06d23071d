import { en } from "./en.ts"
import { fi } from "./fi.ts"
import { nb } from "./nb.ts"
import { sk } from "./sk.ts"
import { sv } from "./sv.ts"
import type { Language, Words } from "./words.types.ts"

export const words: Readonly<Record<Language, Words>> = { sv, nb, en, fi, sk }

export const MODELS = ["EX30", "ID. Buzz", "Enyaq Coupé", "3008 Hybrid", "Corolla Touring Sports", "Duster", "i20"]
export const BRANDS = ["Volvo", "Kia", "Polestar", "Skoda", "Renault", "Toyota", "Peugeot", "Hyundai", "Ford", "Dacia"]
export const PROFILES = ["Facebook", "Instagram", "LinkedIn", "YouTube", "TikTok", "X"]
export const PHONES = [
  { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" },
  { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" },
]
export const EMAILS = [
  { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" },
  { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
]
export const LANGUAGE_NAMES = ["Svenska", "Norsk bokmål", "English", "Suomi", "Slovenčina"]
