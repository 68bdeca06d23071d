import { type Json, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { CARS, CUTS, type Picture, SCENES } from "./words/pictures.ts"
import { BRANDS, EMAILS, LANGUAGE_NAMES, MODELS, PHONES, PROFILES, words } from "./words/words.ts"
import { LANGUAGES, type Language, type Words } from "./words/words.types.ts"

/** The kind of sample value for a property. It is read from `x-fixture` or guessed from the name of the property. */
export type Hint = (typeof HINTS)[number]

export const HINTS = [
  "title",
  "sentence",
  "label",
  "value",
  "button",
  "search-hint",
  "campaign",
  "notice",
  "place",
  "person",
  "role",
  "phone",
  "email",
  "page",
  "car-model",
  "brand",
  "profile",
  "language",
  "language-name",
  "scene",
  "wide-scene",
  "phone-scene",
  "car",
  "logo",
  "brand-logo",
  "brand-logo-mono",
  // What everyday content does not have.
  "rare",
] as const

/**
 * An index that selects sample values. All values of an object are selected with the same index, so that its name and
 * its picture match, for example.
 */
export type Turn = number

export function isHint(value: unknown): value is Hint {
  return HINTS.some((hint) => hint === value)
}

const GUESSES: readonly (readonly [RegExp, Hint])[] = [
  [/placeholder/i, "search-hint"],
  [/phone$/i, "phone-scene"],
  [/logo/i, "logo"],
  [/image|picture/i, "scene"],
  [/title|heading|name/i, "title"],
  [/label/i, "label"],
  [/value/i, "value"],
  [/link|url|href/i, "page"],
]

export function guessHint(property: string): Hint {
  return GUESSES.find(([pattern]) => pattern.test(property))?.[1] ?? "sentence"
}

/** The key of the word list for each hint. A hint without an entry uses the list of sentences. */
const LISTS: Readonly<Partial<Record<Hint, Exclude<keyof Words, "pages" | "longest">>>> = {
  title: "titles",
  label: "labels",
  value: "values",
  button: "buttons",
  "search-hint": "hints",
  campaign: "campaigns",
  notice: "notices",
  place: "places",
  person: "people",
  role: "roles",
}

/** The sample names for hints whose names are the same in every language. */
const NAMES: Readonly<Partial<Record<Hint, readonly string[]>>> = {
  "car-model": MODELS,
  brand: BRANDS,
  profile: PROFILES,
  language: LANGUAGES,
  "language-name": LANGUAGE_NAMES,
}

export function wordsFor(hint: Hint, language: Language): readonly string[] {
  const texts = words[language]
  return hint === "page" ? Object.values(texts.pages) : (NAMES[hint] ?? texts[LISTS[hint] ?? "sentences"])
}

/**
 * Returns the longest realistic text for a hint. Returns `null` for names that are the same in every language, such as
 * `brand`.
 */
export function longestWords(hint: Hint, language: Language): string | null {
  const { longest } = words[language]
  if (hint === "person" || hint in NAMES) return null
  if (hint === "sentence") return longest.sentence
  return hint === "title" || hint === "notice" ? longest.title : longest.label
}

export function getFixture(field: string, hint: Hint, language: Language, turn: Turn): JsonObject {
  switch (field) {
    case "image":
      return pictureFor(hint, language, turn)
    case "link":
      return linkFor(hint, language, turn)
    case "file":
      return { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" }
    case "date":
      return { value: `2026-${String(1 + (turn % 12)).padStart(2, "0")}-20T08:00:00Z` }
    default:
      return {}
  }
}

export const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  text: ["value"],
  "rich-text": ["value"],
  image: ["value", "src", "alt", "width", "height"],
  link: ["value", "href", "text", "linktype"],
  file: ["value", "src", "name", "extension", "mimeType"],
  date: ["value"],
  reference: ["id", "url", "name", "displayName"],
}

function pictureFor(hint: Hint, language: Language, turn: Turn): JsonObject {
  if (hint === "brand-logo" || hint === "brand-logo-mono") return brandLogo(hint, turn)
  if (hint === "logo")
    return { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 }
  if (hint === "car") return cut(pickAt(CARS, turn), language, ["", 1500, 1000])
  const size = hint === "phone-scene" ? "phone" : hint === "wide-scene" ? "wide" : "plain"
  return cut(pickAt(SCENES, turn), language, CUTS[size])
}

function brandLogo(hint: Hint, turn: Turn): JsonObject {
  const brand = pickAt(BRANDS, turn)
  const address = `brands/${brand.toLowerCase()}${hint === "brand-logo" ? "" : "-mono"}.svg`
  return { src: `/-/media/artwork/${address}`, alt: brand, width: 160, height: 40 }
}

function cut(
  { address, alt }: Picture,
  language: Language,
  [ratio, width, height]: readonly [string, number, number],
): JsonObject {
  return { src: `/-/media/artwork/${address.replace("{ratio}", ratio)}`, alt: alt[language], width, height }
}

function linkFor(hint: Hint, language: Language, turn: Turn): JsonObject {
  if (hint === "profile") {
    const profile = pickAt(PROFILES, turn)
    return { href: `https://www.${profile.toLowerCase()}.com/norrvik`, text: profile, linktype: "external" }
  }
  if (hint === "phone") return pickAt(PHONES, turn)
  if (hint === "email") return pickAt(EMAILS, turn)
  const pages = Object.entries(words[language].pages)
  const [href, title] = pickAt(pages, turn)
  return { href, text: hint === "page" ? title : pickAt(words[language].buttons, turn), linktype: "internal" }
}

export function getNamedFixture(property: string, language: Language, turn: Turn): Json | undefined {
  if (["path", "href", "url"].includes(property)) return pickAt(Object.keys(words[language].pages), turn)
  return property === "language" ? pickAt(LANGUAGES, turn) : undefined
}

export function pickAt<T>(list: readonly T[], turn: Turn): T {
  return list[turn % list.length] as T
}

export function hintIn(annotations: JsonObject): Hint | undefined {
  const hint = toStringOrUndefined(annotations["x-fixture"])
  return isHint(hint) ? hint : undefined
}
