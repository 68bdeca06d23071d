// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide } from "./fields.messages.js"

/** What to say to an editor about a car page. */
export const carPageGuide = {
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
      subject: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    dealershipLink: {
      label: {
        sv: "Anläggningarnas sidor",
        nb: "Anleggenes sider",
        da: "Forhandlernes sider",
        en: "Dealership pages",
        fi: "Toimipisteiden sivut",
        sk: "Stránky predajní",
      },
      subject: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    found: {
      label: { sv: "Bil", nb: "Bil", da: "Bil", en: "Car", fi: "Auto", sk: "Auto" },
      subject: { sv: "Bilen", nb: "Bilen" },
    },
  },
}
