// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a sell car form. */
export const sellCarFormGuide = {
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
      of: () => richTextFieldGuide,
    },
    link: {
      label: {
        sv: "En annan väg",
        nb: "En annen vei",
        da: "En anden vej",
        en: "Another way",
        fi: "Toinen tapa",
        sk: "Iný spôsob",
      },
      definiteLabel: { sv: "Den andra vägen", nb: "Den andre veien" },
      of: () => linkFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
