// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a breadcrumb. */
export const breadcrumbGuide = {
  properties: {
    homeTitle: {
      label: {
        sv: "Startsidans namn",
        nb: "Navn på forsiden",
        da: "Forsidens navn",
        en: "Name of the home page",
        fi: "Etusivun nimi",
        sk: "Názov domovskej stránky",
      },
      definiteLabel: { sv: "Startsidans namn", nb: "Navnet på forsiden" },
      of: () => textFieldGuide,
    },
  },
}
