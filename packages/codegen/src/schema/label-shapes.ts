import { ASSERTIONS } from "./dialect.ts"
import type { JsonObject } from "./json.ts"
import type { Shape } from "./shape.ts"

export const TEXT_LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]

export const TEXT: Shape = { type: "string", minLength: 1 }
const textsIn = (languages: readonly string[], text = TEXT): Shape => ({
  type: "object",
  properties: Object.fromEntries(languages.map((language) => [language, text])),
  additionalProperties: false,
  minProperties: 1,
})
const TEXTS = textsIn(TEXT_LANGUAGES)
export const TEXT_IN_EVERY_LANGUAGE: Shape = { ...TEXTS, required: TEXT_LANGUAGES }
const SENTENCE: Shape = {
  type: "string",
  pattern: "^(?:[^{}]|\\{(?:field|label|property|options|actual|limit(?: (?:characters|entries|fields))?)\\})+$",
  examples: ["{field} får vara högst {limit characters}"],
}

export const KEYWORD: Shape = { enum: [...ASSERTIONS, "x-html", "x-address", "x-wanted"] }

export const EDITOR_LABELS: JsonObject = {
  label: { ...TEXT_IN_EVERY_LANGUAGE, description: "The label of the field for editors." },
  definiteLabel: {
    ...textsIn(["sv", "nb"]),
    description: "The label in its definite form, with which a sentence can begin: Rubriken.",
  },
  help: { ...TEXTS, description: "A sentence under the field." },
}

export const PLACEHOLDER_LABELS: JsonObject = {
  label: { ...TEXT_IN_EVERY_LANGUAGE, description: "The label of the placeholder for editors." },
}

export const CHOICE_LABELS: Shape = {
  type: "object",
  additionalProperties: TEXT_IN_EVERY_LANGUAGE,
  minProperties: 1,
  description: "The labels of the values of enum.",
}

export const MESSAGES: Shape = {
  type: "object",
  propertyNames: KEYWORD,
  additionalProperties: textsIn(TEXT_LANGUAGES, SENTENCE),
  minProperties: 1,
  description:
    "Custom error messages, by keyword and language, with the placeholders {field}, {label}, {limit characters} and {actual}.",
}

export const LABELS: Shape = {
  type: "object",
  properties: { ...EDITOR_LABELS, choices: CHOICE_LABELS, messages: MESSAGES },
  additionalProperties: false,
  minProperties: 1,
}

export const LABELS_OF_PLACEHOLDER: Shape = { ...LABELS, properties: PLACEHOLDER_LABELS }
