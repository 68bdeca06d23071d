// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a quote. */
export const quoteForm: Form = {
  groups: ["content", "media", "look"],
  fields: [
    {
      name: "text",
      control: "text",
      label: { sv: "Citat", nb: "Sitat", da: "Citat", en: "Quote", fi: "Sitaatti", sk: "Citát" },
      help: "The quotation, without quotation marks; the page adds those of its language.",
      group: "content",
      isRequired: true,
    },
    {
      name: "name",
      control: "text",
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      help: "The name of the person quoted.",
      group: "content",
    },
    {
      name: "role",
      control: "text",
      label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Role", fi: "Titteli", sk: "Pozícia" },
      help: 'The title or relation of the person, for example "Kund sedan 2014".',
      group: "content",
    },
    {
      name: "image",
      control: "image",
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      help: "The picture of the person or of the topic.",
      group: "media",
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "The surface behind the section.",
      group: "look",
      default: "None",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
  ],
}
