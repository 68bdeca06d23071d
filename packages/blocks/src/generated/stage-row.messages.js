// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import {
  imageFieldGuide,
  linkFieldGuide,
  richTextFieldGuide,
  textFieldGuide,
  titleTagGuide,
} from "./fields.messages.js"

/** The labels and error messages of a stage row. */
export const stageRowGuide = {
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
    columns: {
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      definiteLabel: { sv: "Antalet kolumner", nb: "Antall kolonner" },
    },
    stages: {
      label: { sv: "Kort", nb: "Kort", da: "Kort", en: "Cards", fi: "Kortit", sk: "Karty" },
      definiteLabel: { sv: "Korten", nb: "Kortene" },
      items: {
        label: { sv: "Kort", nb: "Kort", da: "Kort", en: "Card", fi: "Kortti", sk: "Karta" },
        definiteLabel: { sv: "Kortet", nb: "Kortet" },
        of: () => stageRowStageGuide,
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a stage row stage. */
export const stageRowStageGuide = {
  label: { sv: "Kort", nb: "Kort", da: "Kort", en: "Card", fi: "Kortti", sk: "Karta" },
  definiteLabel: { sv: "Kortet", nb: "Kortet" },
  properties: {
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
