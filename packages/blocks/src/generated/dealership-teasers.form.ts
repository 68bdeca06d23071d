// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of the dealership teasers. */
export const dealershipTeasersForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading above the cards.",
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
      help: "The heading level of the title; dealerships are one level below.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "selection",
      control: "radio",
      label: { sv: "Urval", nb: "Utvalg", da: "Udvalg", en: "Selection", fi: "Valinta", sk: "Výber" },
      help: "The selection of dealerships: all with a workshop, up to a hundred, or the first four in their defined order.",
      group: "content",
      default: "Workshops",
      options: ["Workshops", "First"],
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The button below the cards, for example to all dealerships.",
      group: "content",
    },
  ],
}
