// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a car page. */
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
      definiteLabel: { sv: "Länken", nb: "Lenken" },
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
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    reserveLink: {
      label: {
        sv: "Reservera hos långivaren",
        nb: "Reserver hos långiveren",
        da: "Reservér hos långiveren",
        en: "Reserve with the lender",
        fi: "Varaus rahoittajalla",
        sk: "Rezervácia u poskytovateľa",
      },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    partExchangeLink: {
      label: {
        sv: "Inbyte hos långivaren",
        nb: "Innbytte hos långiveren",
        da: "Byttebil hos långiveren",
        en: "Part exchange with the lender",
        fi: "Vaihtoauto rahoittajalla",
        sk: "Protiauto u poskytovateľa",
      },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
