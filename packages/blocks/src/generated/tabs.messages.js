// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import {
  imageFieldGuide,
  linkFieldGuide,
  richTextFieldGuide,
  textFieldGuide,
  titleTagGuide,
} from "./fields.messages.js"

/** The labels and error messages of the tabs. */
export const tabsGuide = {
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
    tabs: {
      label: { sv: "Flikar", nb: "Faner", da: "Faner", en: "Tabs", fi: "Välilehdet", sk: "Karty" },
      definiteLabel: { sv: "Flikarna", nb: "Fanene" },
      items: {
        label: { sv: "Flik", nb: "Fane", da: "Fane", en: "Tab", fi: "Välilehti", sk: "Karta" },
        definiteLabel: { sv: "Fliken", nb: "Fanen" },
        of: () => tabsTabGuide,
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a tabs tab. */
export const tabsTabGuide = {
  label: { sv: "Flik", nb: "Fane", da: "Fane", en: "Tab", fi: "Välilehti", sk: "Karta" },
  definiteLabel: { sv: "Fliken", nb: "Fanen" },
  properties: {
    label: {
      label: {
        sv: "Fliknamn",
        nb: "Fanenavn",
        da: "Fanens navn",
        en: "Tab name",
        fi: "Välilehden nimi",
        sk: "Názov karty",
      },
      definiteLabel: { sv: "Fliknamnet", nb: "Fanenavnet" },
      of: () => textFieldGuide,
      empty: { value: "" },
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
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
  },
}
