// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isTitleTag, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readEach,
  readLink,
  readRichText,
  readText,
} from "@forecourt/renderer/read"

const TITLE_TAG = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" }
const BACKGROUND_COLOR = {
  none: "None",
  backgroundcolor1: "BackgroundColor1",
  backgroundcolor2: "BackgroundColor2",
  backgroundcolor3: "BackgroundColor3",
}

/** Reads the fields of a faq list in wire format; returns `null` when they do not match the schema. */
export function readFaqList(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { titleTag: "h2", closesOthers: false, backgroundColor: "None", isForSearchEngines: true }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readChoice(source.TitleTag ?? source.titleTag, TITLE_TAG)
  if (given !== undefined) {
    if (!isTitleTag(given)) return null
    value.titleTag = given
  }
  given = readRichText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readEach(source.Questions ?? source.questions, readFaqListQuestionFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 30) return null
    value.questions = given
  }
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readBoolean(source.ClosesOthers ?? source.closesOthers)
  if (given !== undefined) value.closesOthers = given
  given = readChoice(source.BackgroundColor ?? source.backgroundColor, BACKGROUND_COLOR)
  if (given !== undefined) {
    if (
      given !== "None" &&
      given !== "BackgroundColor1" &&
      given !== "BackgroundColor2" &&
      given !== "BackgroundColor3"
    )
      return null
    value.backgroundColor = given
  }
  given = readBoolean(source.IsForSearchEngines ?? source.isForSearchEngines)
  if (given !== undefined) value.isForSearchEngines = given
  return value
}

function readFaqListQuestionFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Question ?? source.question)
  if (given !== undefined) value.question = given
  given = readRichText(source.Answer ?? source.answer)
  if (given !== undefined) value.answer = given
  if (value.question === undefined) return null
  return value
}
