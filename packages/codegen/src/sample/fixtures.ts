import { type Json, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { CARS, CUTS, type Picture, SCENES } from "./words/pictures.ts"
import { BRANDS, EMAILS, LANGUAGE_NAMES, MODELS, PHONES, PROFILES, words } from "./words/words.ts"
import { LANGUAGES, type Language } from "./words/words.types.ts"

/** The purpose of a value: the schema's `x-fixture`, or a guess from the names around it. */
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
 * The index of the entry of its list that a fixture is taken from. Parts of one object share it, so that a name
 * fits its picture.
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

/** The hint that a property's name gives. */
export function guessHint(property: string): Hint {
  return GUESSES.find(([pattern]) => pattern.test(property))?.[1] ?? "sentence"
}

/** Words for a hint in a language. */
export function wordsFor(hint: Hint, language: Language): readonly string[] {
  const own = words[language]
  switch (hint) {
    case "title":
      return own.titles
    case "label":
      return own.labels
    case "value":
      return own.values
    case "button":
      return own.buttons
    case "search-hint":
      return own.hints
    case "campaign":
      return own.campaigns
    case "notice":
      return own.notices
    case "place":
      return own.places
    case "person":
      return own.people
    case "role":
      return own.roles
    case "page":
      return Object.values(own.pages)
    case "car-model":
      return MODELS
    case "brand":
      return BRANDS
    case "profile":
      return PROFILES
    case "language":
      return LANGUAGES
    case "language-name":
      return LANGUAGE_NAMES
    default:
      return own.sentences
  }
}

/** The longest that is really written for a hint; `null` for names, which are what they are in every language. */
export function longestWords(hint: Hint, language: Language): string | null {
  const { longest } = words[language]
  switch (hint) {
    case "brand":
    case "car-model":
    case "profile":
    case "person":
    case "language":
    case "language-name":
      return null
    case "sentence":
      return longest.sentence
    case "title":
    case "notice":
      return longest.title
    default:
      return longest.label
  }
}

/** Values for the properties of a field object: those of a picture fit together, as do those of a link. */
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

/** The properties of a field object that everyday content has. */
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
  if (hint === "car") return cut(at(CARS, turn), language, ["", 1500, 1000])
  const [size] =
    hint === "phone-scene" ? ["phone" as const] : hint === "wide-scene" ? ["wide" as const] : ["plain" as const]
  return cut(at(SCENES, turn), language, CUTS[size])
}

function brandLogo(hint: Hint, turn: Turn): JsonObject {
  const brand = at(BRANDS, turn)
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
    const profile = at(PROFILES, turn)
    return { href: `https://www.${profile.toLowerCase()}.com/norrvik`, text: profile, linktype: "external" }
  }
  if (hint === "phone") return at(PHONES, turn)
  if (hint === "email") return at(EMAILS, turn)
  const pages = Object.entries(words[language].pages)
  const [href, title] = at(pages, turn)
  return { href, text: hint === "page" ? title : at(words[language].buttons, turn), linktype: "internal" }
}

/** Returns values for properties that are known by their names, in any object. */
export function namedFixture(property: string, language: Language, turn: Turn): Json | undefined {
  switch (property) {
    case "path":
    case "href":
    case "url":
      return at(Object.keys(words[language].pages), turn)
    case "language":
      return at(LANGUAGES, turn)
    default:
      return undefined
  }
}

/** The entry of a list whose turn it is. */
export function at<T>(list: readonly T[], turn: Turn): T {
  return list[turn % list.length] as T
}

/** The hint that a schema's `x-fixture` gives. */
export function hintIn(annotations: JsonObject): Hint | undefined {
  const own = toStringOrUndefined(annotations["x-fixture"])
  return isHint(own) ? own : undefined
}
