// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/** A car model with its picture, up to four facts and a link to its page. */
export interface CarModelCard {
  /** The name of the model, for example "EX30". */
  title: TextField
  /** A sentence about the model. */
  text?: TextField
  /** The picture of the car, seen from the side or at an angle. */
  image?: ImageField
  /** The link to the page about the model. */
  link?: LinkField
  /**
   * True if the picture has the campaign label.
   *
   * @default false
   */
  isCampaign: boolean
  /** The text of the campaign label. */
  campaignLabel?: TextField
  /**
   * The pairs of label and value under the text, in the editor's order.
   *
   * @maxItems 4
   */
  facts?: {
    /** The label of the value, for example "Räckvidd". */
    label: TextField
    /** The value, for example "480 km". */
    value: TextField
  }[]
}

/** A car model card before its defaults are filled in. */
export interface CarModelCardInput {
  title: TextField
  text?: TextField
  image?: ImageField
  link?: LinkField
  isCampaign?: boolean
  campaignLabel?: TextField
  facts?: { label: TextField; value: TextField }[]
}
