// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a dealership page. */
export const dealershipPageGuide = {
  properties: {
    bookServiceLink: {
      label: {
        sv: "Boka service",
        nb: "Bestill service",
        da: "Book service",
        en: "Book service",
        fi: "Varaa huolto",
        sk: "Objednať servis",
      },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
