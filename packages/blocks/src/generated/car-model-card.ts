// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/** A car model with its picture, up to four facts and a link to read more. */
export interface CarModelCard {
  /** Model name, for example "EX30". */
  title: TextField
  /** One sentence about the model. */
  text?: TextField
  /** The car, seen from the side or at an angle. */
  image?: ImageField
  /** Page about the model. */
  link?: LinkField
  /**
   * Shows the campaign label on the picture.
   *
   * @default false
   */
  isCampaign: boolean
  /** Words of the campaign label. */
  campaignLabel?: TextField
  /**
   * Label and value pairs under the text, in the order the editor gave them.
   *
   * @maxItems 4
   */
  facts?: {
    /** What the value tells, for example "Räckvidd". */
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
