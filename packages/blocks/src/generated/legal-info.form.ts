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
      help: 'The topic of the small print, for example "Villkor för kampanjen".',
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
      help: "The heading level of the title.",
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
      help: "The link to the full terms.",
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
      help: "True if the terms are collapsed under the title; a click expands them.",
      group: "look",
      default: false,
    },
  ],
}
