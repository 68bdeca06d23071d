// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a legal info. */
export const legalInfoForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: 'What the small print is about, for example "Villkor för kampanjen".',
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
      help: "Heading level of the title.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "text",
      control: "rich-text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "The terms.",
      group: "content",
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "Where the full terms stand.",
      group: "content",
    },
    {
      name: "isFolded",
      control: "switch",
      label: {
        sv: "Fäll ihop villkoren",
        nb: "Fold sammen vilkårene",
        da: "Fold vilkårene sammen",
        en: "Fold the terms",
        fi: "Taita ehdot kokoon",
        sk: "Zbaliť podmienky",
      },
      help: "Folds the terms under the title; a press unfolds them.",
      group: "look",
      default: false,
    },
  ],
}
