// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { referenceGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a stories teaser. */
export const storiesTeaserGuide = {
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
    layout: {
      label: { sv: "Upplägg", nb: "Oppsett", da: "Opsætning", en: "Layout", fi: "Asettelu", sk: "Rozloženie" },
      definiteLabel: { sv: "Upplägget", nb: "Oppsettet" },
      choices: {
        Default: { sv: "Standard", nb: "Standard", da: "Standard", en: "Default", fi: "Oletus", sk: "Predvolené" },
        "Variant 2": {
          sv: "Variant 2",
          nb: "Variant 2",
          da: "Variant 2",
          en: "Variant 2",
          fi: "Vaihtoehto 2",
          sk: "Variant 2",
        },
      },
    },
    showDates: {
      label: {
        sv: "Visa datum",
        nb: "Vis dato",
        da: "Vis dato",
        en: "Show dates",
        fi: "Näytä päivämäärät",
        sk: "Zobraziť dátumy",
      },
      definiteLabel: { sv: "Visa datum", nb: "Vis dato" },
    },
    showMoreText: {
      label: {
        sv: "Länkens text",
        nb: "Lenkens tekst",
        da: "Linkets tekst",
        en: "Words of the link",
        fi: "Linkin teksti",
        sk: "Text odkazu",
      },
      definiteLabel: { sv: "Länkens text", nb: "Lenkens tekst" },
      of: () => textFieldGuide,
    },
  },
}
