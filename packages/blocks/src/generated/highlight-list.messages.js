// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a highlight list. */
export const highlightListGuide = {
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
    marker: {
      label: {
        sv: "Tecken före varje punkt",
        nb: "Tegn foran hvert punkt",
        da: "Tegn foran hvert punkt",
        en: "Mark before each point",
        fi: "Merkki kunkin kohdan edessä",
        sk: "Značka pred každým bodom",
      },
      definiteLabel: { sv: "Tecknet före varje punkt", nb: "Tegnet foran hvert punkt" },
      choices: {
        Check: { sv: "Bock", nb: "Hake", da: "Flueben", en: "Tick", fi: "Valintamerkki", sk: "Fajka" },
        Number: { sv: "Siffra", nb: "Tall", da: "Tal", en: "Number", fi: "Numero", sk: "Číslo" },
      },
    },
    highlights: {
      label: { sv: "Punkter", nb: "Punkter", da: "Punkter", en: "Points", fi: "Kohdat", sk: "Body" },
      definiteLabel: { sv: "Punkterna", nb: "Punktene" },
      items: {
        label: { sv: "Punkt", nb: "Punkt", da: "Punkt", en: "Point", fi: "Kohta", sk: "Bod" },
        definiteLabel: { sv: "Punkten", nb: "Punktet" },
        of: () => highlightListHighlightGuide,
      },
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a highlight list highlight. */
export const highlightListHighlightGuide = {
  label: { sv: "Punkt", nb: "Punkt", da: "Punkt", en: "Point", fi: "Kohta", sk: "Bod" },
  definiteLabel: { sv: "Punkten", nb: "Punktet" },
  properties: {
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
  },
}
