// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseImageField, parseLinkField } from "./fields.parser.js"
import { getFields, readBoolean, readEach, readImage, readLink, readText } from "@forecourt/renderer/read"

/** Reads the fields of a car model card in wire format; returns `null` when they do not match the schema. */
export function readCarModelCard(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = { isCampaign: false }
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  given = readBoolean(source.IsCampaign ?? source.isCampaign)
  if (given !== undefined) value.isCampaign = given
  given = readText(source.CampaignLabel ?? source.campaignLabel)
  if (given !== undefined) value.campaignLabel = given
  given = readEach(
    source.facts ?? [
      { label: source.Label1, value: source.LabelValue1 },
      { label: source.Label2, value: source.LabelValue2 },
      { label: source.Label3, value: source.LabelValue3 },
      { label: source.Label4, value: source.LabelValue4 },
    ],
    readFactFields,
  )
  if (given === null) return null
  if (given !== undefined && given.length > 0) {
    if (given.length > 4) return null
    value.facts = given
  }
  if (value.title === undefined) return null
  return value
}

function readFactFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Label ?? source.label)
  if (given !== undefined) value.label = given
  given = readText(source.Value ?? source.value)
  if (given !== undefined) value.value = given
  if (value.label === undefined) return undefined
  if (value.value === undefined) return undefined
  return value
}
