import type { Control } from "../runtime/form.js"
import { HINTS } from "../sample/fixtures.ts"
import type { JsonObject } from "./json.ts"
import {
  CHOICE_LABELS,
  EDITOR_LABELS,
  KEYWORD,
  MESSAGES,
  PLACEHOLDER_LABELS,
  TEXT,
  TEXT_IN_EVERY_LANGUAGE,
} from "./label-shapes.ts"
import type { Shape } from "./shape.ts"

const FLAG: Shape = { const: true }

const FIELD_KINDS = ["text", "rich-text", "image", "link", "file", "date", "reference", "reference-list"]
const CONTROL_KINDS = [
  ...(["line", "phone", "email", "registration-number", "mileage", "long-text", "date"] as const),
  ...(["choice", "checkboxes", "checkbox", "consent"] as const),
]
const AREAS = ["header", "main", "footer"]
const VERSION: Shape = { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$", examples: ["1.4.0"] }

const CHOICE: Shape = {
  type: "object",
  properties: {
    pattern: { type: "string", format: "regex", description: "The pattern of a complete value." },
    maxLength: {
      type: "integer",
      minimum: 1,
      maximum: 500,
      description: "The maximum length of a value; 100 by default.",
    },
    max: { type: "integer", minimum: 1, maximum: 100, description: "The maximum number of values; one by default." },
  },
  additionalProperties: false,
}

const PLACEHOLDER = {
  allow: { type: "array", items: TEXT },
  max: { type: "integer", minimum: 1 },
}

const createBlockShape = (placeholder: JsonObject): Shape => ({
  type: "object",
  description: "The data of a block for the renderer and the content platform.",
  properties: {
    version: {
      type: "integer",
      minimum: 1,
      description: "The version of the schema, incremented when old content is no longer valid.",
    },
    since: { ...VERSION, description: "The release that added the block." },
    area: {
      type: "array",
      minItems: 1,
      items: { enum: AREAS },
      description: "The areas of a page in which the block is allowed.",
    },
    render: {
      enum: ["server", "hybrid", "client"],
      description: "The place where the block is rendered; hybrid means on the server with islands.",
    },
    category: { ...TEXT, description: "The category in which the block is listed." },
    icon: TEXT,
    placeholders: {
      type: "object",
      additionalProperties: {
        type: "object",
        properties: placeholder,
        additionalProperties: false,
      },
      description: "The placeholders for other blocks, with the allowed blocks.",
    },
    data: { type: "array", items: { type: "object" }, description: "The server data that the block loads." },
    choices: {
      type: "object",
      additionalProperties: CHOICE,
      minProperties: 1,
      description:
        "The parameters that the block reads from the URL of its page; {facet} and {range} are those of choicesOf.",
    },
    choicesOf: {
      type: "string",
      pattern: "\\.schema\\.json$",
      examples: ["services/search/car.schema.json"],
      description: "The path of the schema of the searched documents, which has x-search.",
    },
    emptyRule: TEXT,
    pictured: {
      type: "array",
      minItems: 1,
      items: { enum: ["phone", "tablet", "wide", "amid-texts", "opened", "scrolled"] },
      description:
        "The presentation of the story with all fields: the window, the surrounding content, the state after an interaction.",
    },
    template: TEXT,
  },
  required: ["version", "area", "render"],
  additionalProperties: false,
})

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

const EDITOR = {
  group: { ...TEXT, description: "The heading of the group that contains the field." },
  order: { type: "number", description: "The position in the form." },
  widget: { enum: CONTROLS, description: "The control for the field, when the kind of field does not determine it." },
  showIf: {
    type: "object",
    minProperties: 1,
    additionalProperties: { type: ["string", "number", "boolean", "null", "array"] },
    description: "The values of other fields with which this field is shown.",
  },
  inline: { type: "boolean", description: "True when the field can be edited on the page." },
}

const createEditorShape = (properties: JsonObject): Shape => ({
  type: "object",
  properties,
  additionalProperties: false,
  description: "The presentation of the field in the form for editors.",
})

const SEARCH: Shape = {
  type: "object",
  properties: {
    facet: { enum: ["list", "range"], description: "The form of the filter: a list of values, or a range." },
    parent: { ...TEXT, description: "The facet whose values group the values of this one." },
    words: { ...FLAG, description: "Includes the field in the full-text search." },
    sort: {
      description: "True for a field by which documents can be sorted; for documents, the default order.",
      type: ["string", "boolean"],
    },
    key: { ...TEXT, description: "The field that identifies a document." },
  },
  additionalProperties: false,
  minProperties: 1,
}

export const FILE_ANNOTATION_SHAPES: Readonly<Record<string, Shape>> = {
  "x-block": createBlockShape(PLACEHOLDER),
  "x-field": { enum: FIELD_KINDS, description: "The kind of field in the content platform." },
  "x-editor": createEditorShape(EDITOR),
  "x-severity": {
    type: "object",
    propertyNames: KEYWORD,
    additionalProperties: { enum: ["draft", "publish"] },
    minProperties: 1,
    description: "The action that an error blocks, by keyword: saving a draft, or only publishing.",
  },
  "x-wanted": {
    ...FLAG,
    description: "Recommended: pages are rendered without the value, but not published without it.",
  },
  "x-cms-name": {
    ...TEXT,
    description: "The name in the content platform, when it is not the property's name with a capital letter.",
  },
  "x-cms-numbered": {
    type: "object",
    additionalProperties: TEXT,
    minProperties: 1,
    description: "The names of the numbered fields that store a list: Label{n}.",
  },
  "x-cms-values": {
    type: "object",
    additionalProperties: { type: ["string", "number", "boolean"] },
    minProperties: 1,
    description: "Other spellings of the allowed values, in lower case, each with its value.",
  },
  "x-digits": {
    enum: ["plain", "grouped"],
    description: "The format of the number in sentences: plain as for a year, 1950, or grouped in threes.",
  },
  "x-text": { ...TEXT_IN_EVERY_LANGUAGE, description: "A text of the dictionary, by language." },
  "x-kit": { ...FLAG, description: "The text is used by a part of the headless kit." },
  "x-fixture": { enum: HINTS, description: "The kind of sample content that suits the value." },
  "x-search": { ...SEARCH, description: "The use of the field in the search of documents." },
  "x-since": { ...VERSION, description: "The release that added it." },
  "x-renamedFrom": { ...TEXT, description: "The previous name of the property." },
  "x-exhaustive": {
    type: "boolean",
    description: "True when code must handle every value, so that a new value is a breaking change.",
  },
  "x-partial": {
    ...FLAG,
    description: "Generates a parser of any of the properties, for forms that validate them one by one.",
  },
  "x-token": {
    type: "string",
    pattern: "^--fc-",
    examples: ["--fc-color-action"],
    description: "The design token that the value sets.",
  },
  "x-form": {
    type: "object",
    properties: {
      anchor: { ...TEXT, description: "The id of the form's element, when it is not the form's name." },
      failed: { ...TEXT, description: "The dictionary key of the error when the message cannot be sent." },
      dealership: {
        ...TEXT,
        description: "The dictionary key of the label of the field siteName, in which visitors select a recipient.",
      },
      email: { ...TEXT, description: "The property with the visitor's e-mail address." },
      phone: { ...TEXT, description: "The property with the visitor's phone number." },
      rows: {
        type: "array",
        minItems: 1,
        items: { type: "array", minItems: 1, items: TEXT },
        description: "The fields in their order on the page, those in one row next to each other.",
      },
    },
    required: ["failed", "email", "phone", "rows"],
    additionalProperties: false,
    description: "The form whose values the schema describes.",
  },
  "x-control": {
    type: "object",
    properties: {
      kind: { enum: CONTROL_KINDS, description: "The kind of the field." },
      text: { ...TEXT, description: "The dictionary key of the label." },
      choices: {
        type: "object",
        additionalProperties: TEXT,
        description: "The dictionary keys of the values of enum.",
      },
      autocomplete: { ...TEXT, description: "The value of the HTML attribute autocomplete." },
      hash: { ...TEXT, description: "The hash of the page's address that ticks the checkbox." },
      requiredBy: { ...TEXT, description: "The property of the topic that makes the consent required." },
    },
    required: ["kind", "text"],
    additionalProperties: false,
    description: "The field in which visitors enter the value.",
  },
  "x-from": {
    enum: ["topic", "consents", "recipient.siteName", "recipient.toName", "recipient.toEmail"],
    description: "The origin of a value that visitors do not enter.",
  },
  "x-forms": {
    ...FLAG,
    description: "The schema has the properties that the messages of all forms have. The generator adds each form.",
  },
  "x-formNames": {
    type: "array",
    items: TEXT,
    description: "Names that the generator lists in enum, after the names of the forms.",
  },
  "x-pii": { ...FLAG, description: "Personal data, which is excluded from logs and samples." },
}

export const ANNOTATION_SHAPES: Readonly<Record<string, Shape>> = {
  ...FILE_ANNOTATION_SHAPES,
  "x-block": createBlockShape({ ...PLACEHOLDER_LABELS, ...PLACEHOLDER }),
  "x-editor": createEditorShape({ ...EDITOR_LABELS, ...EDITOR }),
  "x-enumLabels": CHOICE_LABELS,
  "x-message": MESSAGES,
}
