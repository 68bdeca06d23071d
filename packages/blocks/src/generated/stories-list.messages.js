// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { referenceGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a stories list. */
export const storiesListGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    titleTag: {
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      definiteLabel: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
    },
    storiesIndex: {
      label: {
        sv: "Nyhetsindex",
        nb: "Nyhetsindeks",
        da: "Nyhedsindeks",
        en: "Stories index",
        fi: "Juttuhakemisto",
        sk: "Index článkov",
      },
      definiteLabel: { sv: "Nyhetsindexet", nb: "Nyhetsindeksen" },
      of: () => referenceGuide,
    },
  },
}
