// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a quote. */
export const quoteGuide = {
  properties: {
    text: {
      label: { sv: "Citat", nb: "Sitat", da: "Citat", en: "Quote", fi: "Sitaatti", sk: "Citát" },
      definiteLabel: { sv: "Citatet", nb: "Sitatet" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
      of: () => textFieldGuide,
    },
    role: {
      label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Role", fi: "Titteli", sk: "Pozícia" },
      definiteLabel: { sv: "Titeln", nb: "Tittelen" },
      of: () => textFieldGuide,
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
