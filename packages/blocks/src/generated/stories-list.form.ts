// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a stories list. */
export const storiesListForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading above the articles.",
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
      default: "h1",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "text",
      control: "text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence under the heading.",
      group: "content",
    },
    {
      name: "storiesIndex",
      control: "reference",
      label: {
        sv: "Nyhetsindex",
        nb: "Nyhetsindeks",
        da: "Nyhedsindeks",
        en: "Stories index",
        fi: "Juttuhakemisto",
        sk: "Index článkov",
      },
      help: "The stories index below the page whose articles are shown, for example Home/nyheter/data/index.",
      group: "content",
    },
  ],
}
