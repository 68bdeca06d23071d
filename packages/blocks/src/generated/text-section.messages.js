// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a text section. */
export const textSectionGuide = {
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
    preamble: {
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      definiteLabel: { sv: "Ingressen", nb: "Ingressen" },
      of: () => textFieldGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    layout: {
      label: { sv: "Uppställning", nb: "Oppsett", da: "Opsætning", en: "Layout", fi: "Asettelu", sk: "Rozloženie" },
      definiteLabel: { sv: "Uppställningen", nb: "Oppsettet" },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
