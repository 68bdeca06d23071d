// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a tyre hotel. */
export const tyreHotelForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading of the section.",
      group: "content",
    },
    {
      name: "titleTag",
      control: "select",
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      help: "The heading level of the title; the flow's own headings are one level below.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "text",
      control: "rich-text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A text about the services that a visitor can use here.",
      group: "content",
    },
    {
      name: "contactLink",
      control: "link",
      label: {
        sv: "E-postadress för frågor",
        nb: "E-postadresse for spørsmål",
        da: "E-mailadresse til spørgsmål",
        en: "E-mail address for questions",
        fi: "Sähköpostiosoite kysymyksille",
        sk: "E-mail pre otázky",
      },
      help: "The e-mail address below the flow, for visitors who need help.",
      group: "content",
    },
    {
      name: "bookServiceLink",
      control: "link",
      label: {
        sv: "Länk till bokning",
        nb: "Lenke til bestilling",
        da: "Link til booking",
        en: "Link to booking",
        fi: "Linkki varaukseen",
        sk: "Odkaz na rezerváciu",
      },
      help: "The link to the booking page for visitors without a storage agreement.",
      group: "content",
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
