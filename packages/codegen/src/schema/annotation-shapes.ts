import type { Control } from "../runtime/form.js"
import { HINTS } from "../sample/fixtures.ts"
import { ASSERTIONS } from "./dialect.ts"
import type { Shape } from "./shape.ts"

/** The languages of every text, both for visitors and for editors. */
const TEXT_LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]

const TEXT: Shape = { type: "string", minLength: 1 }
const FLAG: Shape = { const: true }
const textsIn = (languages: readonly string[], text = TEXT): Shape => ({
  type: "object",
  properties: Object.fromEntries(languages.map((language) => [language, text])),
  additionalProperties: false,
  minProperties: 1,
})
const TEXTS = textsIn(TEXT_LANGUAGES)
const TEXT_IN_EVERY_LANGUAGE: Shape = { ...TEXTS, required: TEXT_LANGUAGES }
const SENTENCE: Shape = {
  type: "string",
  pattern: "^(?:[^{}]|\\{(?:field|label|property|options|actual|limit(?: (?:characters|entries|fields))?)\\})+$",
  examples: ["{field} får vara högst {limit characters}"],
}
const KEYWORD: Shape = { enum: [...ASSERTIONS, "x-html", "x-address", "x-wanted"] }

const FIELD_KINDS = ["text", "rich-text", "image", "link", "file", "date", "reference", "reference-list"]
const AREAS = ["header", "main", "footer"]
const VERSION: Shape = { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$", examples: ["1.4.0"] }

/** The shape of the values of a query parameter. */
const CHOICE: Shape = {
  type: "object",
  properties: {
    pattern: { type: "string", format: "regex", description: "What a value looks like as a whole." },
    maxLength: { type: "integer", minimum: 1, maximum: 500, description: "Characters of a value; 100 when left out." },
    max: { type: "integer", minimum: 1, maximum: 100, description: "How many values; one when left out." },
  },
  additionalProperties: false,
}

const BLOCK: Shape = {
  type: "object",
  properties: {
    version: { type: "integer", minimum: 1, description: "Grows when old content no longer fits." },
    since: { ...VERSION, description: "Release that brought the block." },
    area: { type: "array", minItems: 1, items: { enum: AREAS }, description: "Where the block may stand." },
    render: { enum: ["server", "hybrid", "client"], description: "Where the block is rendered; hybrid has islands." },
    category: { ...TEXT, description: "Where the block is listed." },
    icon: TEXT,
    slots: {
      type: "object",
      additionalProperties: {
        type: "object",
        properties: {
          label: { ...TEXT_IN_EVERY_LANGUAGE, description: "What editors call the place." },
          allow: { type: "array", items: TEXT },
          max: { type: "integer", minimum: 1 },
        },
        required: ["label"],
        additionalProperties: false,
      },
      description: "Places for other blocks, and which.",
    },
    data: { type: "array", items: { type: "object" }, description: "Server data the block reads." },
    choices: {
      type: "object",
      additionalProperties: CHOICE,
      minProperties: 1,
      description: "What it reads from the address of its page; {facet} and {range} are those of choicesOf.",
    },
    choicesOf: {
      type: "string",
      pattern: "\\.schema\\.json$",
      examples: ["services/search/car.schema.json"],
      description: "Path of the schema, with x-search, of the documents that are chosen from.",
    },
    emptyRule: TEXT,
    pictured: {
      type: "array",
      minItems: 1,
      items: { enum: ["phone", "tablet", "wide", "amid-texts", "opened", "scrolled"] },
      description: "How the story with everything is shown: its window, what stands around, what a visitor has done.",
    },
    template: TEXT,
  },
  required: ["version", "area", "render"],
  additionalProperties: false,
}

const CONTROLS: readonly Control[] = [
  "text",
  "multi-line",
  "rich-text",
  "number",
  "switch",
  "radio",
  "select",
  "image",
  "link",
  "file",
  "date",
  "reference",
  "references",
  "list",
  "group",
]

const EDITOR: Shape = {
  type: "object",
  properties: {
    label: { ...TEXT_IN_EVERY_LANGUAGE, description: "What editors call the field." },
    subject: {
      ...textsIn(["sv", "nb"]),
      description: "The label as the subject of a sentence, in its definite form: Rubriken.",
    },
    help: { ...TEXTS, description: "A sentence under the field." },
    group: { ...TEXT, description: "Heading the field stands under." },
    order: { type: "number", description: "Place in the form." },
    widget: { enum: CONTROLS, description: "Control to fill it in with, where its kind does not say." },
    showIf: {
      type: "object",
      minProperties: 1,
      additionalProperties: { type: ["string", "number", "boolean", "null", "array"] },
      description: "Values of other fields that this one is asked for at.",
    },
    inline: { type: "boolean", description: "Whether it is edited where it stands on the page." },
  },
  additionalProperties: false,
}

/** The shape of `x-search` for a field, or for documents as a whole: their key and their default order. */
const SEARCH: Shape = {
  type: "object",
  properties: {
    facet: { enum: ["list", "range"], description: "Visitors choose from its values, or between two of them." },
    parent: { ...TEXT, description: "Facet whose values its own stand under." },
    words: { ...FLAG, description: "Its words are found." },
    sort: {
      description: "Documents may be sorted by it; of the documents, the order where none is asked for.",
      type: ["string", "boolean"],
    },
    key: { ...TEXT, description: "Field that names a document." },
  },
  additionalProperties: false,
  minProperties: 1,
}

/** The annotations with the shapes of their values. */
export const ANNOTATION_SHAPES: Readonly<Record<string, Shape>> = {
  "x-block": { ...BLOCK, description: "What a block is to the renderer and the content platform." },
  "x-field": { enum: FIELD_KINDS, description: "Kind of field in the content platform." },
  "x-editor": { ...EDITOR, description: "How an editor fills the value in." },
  "x-enumLabels": {
    type: "object",
    additionalProperties: TEXT_IN_EVERY_LANGUAGE,
    minProperties: 1,
    description: "Labels of the choices of enum.",
  },
  "x-message": {
    type: "object",
    propertyNames: KEYWORD,
    additionalProperties: textsIn(TEXT_LANGUAGES, SENTENCE),
    minProperties: 1,
    description: "Own words for a fault, by keyword and language: {field}, {label}, {limit characters}, {actual}.",
  },
  "x-severity": {
    type: "object",
    propertyNames: KEYWORD,
    additionalProperties: { enum: ["draft", "publish"] },
    minProperties: 1,
    description: "What a fault blocks, by keyword: saving a draft, or only publishing.",
  },
  "x-wanted": { ...FLAG, description: "Visitors are served without it, but nothing is published without it." },
  "x-cms-name": { ...TEXT, description: "Name in the content platform, where it is not ours with a capital." },
  "x-cms-numbered": {
    type: "object",
    additionalProperties: TEXT,
    minProperties: 1,
    description: "Names of numbered fields that hold a list: Label{n}.",
  },
  "x-cms-values": {
    type: "object",
    additionalProperties: { type: ["string", "number", "boolean"] },
    minProperties: 1,
    description: "Other spellings of choices, in lower case, and the choice each stands for.",
  },
  "x-digits": {
    enum: ["plain", "grouped"],
    description: "How its digits are set in sentences: plain as those of a year, 1950, or in groups of three.",
  },
  "x-loaded": { ...FLAG, description: "The block loads it; no editor fills it in." },
  "x-text": { ...TEXT_IN_EVERY_LANGUAGE, description: "A text of the dictionary, by language." },
  "x-kit": { ...FLAG, description: "A part of the headless kit says it." },
  "x-fixture": { enum: HINTS, description: "What samples of it are about." },
  "x-search": { ...SEARCH, description: "How documents are searched by it." },
  "x-since": { ...VERSION, description: "Release that brought it." },
  "x-renamedFrom": { ...TEXT, description: "Name the property had before." },
  "x-exhaustive": { type: "boolean", description: "Whether code must know every choice, so that a new one breaks it." },
  "x-partial": {
    ...FLAG,
    description: "A form checks its properties one by one, with a parser that reads some of them.",
  },
  "x-token": {
    type: "string",
    pattern: "^--fc-",
    examples: ["--fc-color-action"],
    description: "Design token that it sets.",
  },
  "x-pii": { ...FLAG, description: "Says who somebody is: kept out of logs and samples." },
}
