// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a compare page. */
export const comparePageGuide = {
  properties: {
    listLink: {
      label: {
        sv: "Billistan",
        nb: "Billisten",
        da: "Billisten",
        en: "List of cars",
        fi: "Autolista",
        sk: "Zoznam áut",
      },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
