// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { dateFieldGuide, linkFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a news banner. */
export const newsBannerGuide = {
  properties: {
    label: {
      label: { sv: "Etikett", nb: "Etikett", da: "Mærkat", en: "Label", fi: "Tunniste", sk: "Označenie" },
      definiteLabel: { sv: "Etiketten", nb: "Etiketten" },
      of: () => textFieldGuide,
    },
    date: {
      label: { sv: "Datum", nb: "Dato", da: "Dato", en: "Date", fi: "Päivämäärä", sk: "Dátum" },
      definiteLabel: { sv: "Datumet", nb: "Datoen" },
      of: () => dateFieldGuide,
    },
    text: {
      label: { sv: "Nyhet", nb: "Nyhet", da: "Nyhed", en: "News", fi: "Uutinen", sk: "Novinka" },
      definiteLabel: { sv: "Nyheten", nb: "Nyheten" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    look: {
      label: { sv: "Utseende", nb: "Utseende", da: "Udseende", en: "Look", fi: "Ulkoasu", sk: "Vzhľad" },
      definiteLabel: { sv: "Utseendet", nb: "Utseendet" },
    },
  },
}
