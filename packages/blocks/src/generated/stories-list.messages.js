// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { referenceGuide, storyEntryGuide, storyTagGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a stories list. */
export const storiesListGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      subject: { sv: "Rubriken", nb: "Overskriften" },
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
      subject: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      subject: { sv: "Texten", nb: "Teksten" },
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
      subject: { sv: "Nyhetsindexet", nb: "Nyhetsindeksen" },
      of: () => referenceGuide,
    },
    layout: {
      label: { sv: "Upplägg", nb: "Oppsett", da: "Opsætning", en: "Layout", fi: "Asettelu", sk: "Rozloženie" },
      subject: { sv: "Upplägget", nb: "Oppsettet" },
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
      subject: { sv: "Visa datum", nb: "Vis dato" },
    },
    highlightLatestStory: {
      label: {
        sv: "Lyft fram den senaste",
        nb: "Fremhev den nyeste",
        da: "Fremhæv den nyeste",
        en: "Highlight the latest",
        fi: "Nosta uusin esiin",
        sk: "Zvýrazniť najnovší",
      },
      subject: { sv: "Lyft fram den senaste", nb: "Fremhev den nyeste" },
    },
    stories: {
      label: { sv: "Artiklar", nb: "Artikler", da: "Artikler", en: "Stories", fi: "Jutut", sk: "Články" },
      subject: { sv: "Artiklarna", nb: "Artiklene" },
      items: {
        label: { sv: "Artikel", nb: "Artikkel", da: "Artikel", en: "Story", fi: "Juttu", sk: "Článok" },
        of: () => storyEntryGuide,
      },
    },
    tags: {
      label: { sv: "Taggar", nb: "Tagger", da: "Tags", en: "Tags", fi: "Aihetunnisteet", sk: "Značky" },
      subject: { sv: "Taggarna", nb: "Taggene" },
      items: {
        label: { sv: "Tagg", nb: "Tagg", da: "Tag", en: "Tag", fi: "Aihetunniste", sk: "Značka" },
        of: () => storyTagGuide,
      },
    },
    chosenTags: {
      label: {
        sv: "Valda taggar",
        nb: "Valgte tagger",
        da: "Valgte tags",
        en: "Chosen tags",
        fi: "Valitut aihetunnisteet",
        sk: "Vybrané značky",
      },
      subject: { sv: "De valda taggarna", nb: "De valgte taggene" },
      items: { label: { sv: "Tagg", nb: "Tagg", da: "Tag", en: "Tag", fi: "Aihetunniste", sk: "Značka" } },
    },
    root: {
      label: { sv: "Rot", nb: "Rot", da: "Rod", en: "Root", fi: "Juuri", sk: "Koreň" },
      subject: { sv: "Roten", nb: "Roten" },
    },
    total: {
      label: { sv: "Antal", nb: "Antall", da: "Antal", en: "Number", fi: "Määrä", sk: "Počet" },
      subject: { sv: "Antalet", nb: "Antallet" },
    },
    pages: {
      label: { sv: "Sidor", nb: "Sider", da: "Sider", en: "Pages", fi: "Sivuja", sk: "Strán" },
      subject: { sv: "Sidorna", nb: "Sidene" },
    },
    nextPage: {
      label: {
        sv: "Nästa sida",
        nb: "Neste side",
        da: "Næste side",
        en: "Next page",
        fi: "Seuraava sivu",
        sk: "Ďalšia strana",
      },
      subject: { sv: "Nästa sida", nb: "Neste side" },
    },
  },
}
