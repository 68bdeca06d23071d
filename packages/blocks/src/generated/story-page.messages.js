// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import {
  dateFieldGuide,
  imageFieldGuide,
  pageStepGuide,
  richTextFieldGuide,
  storyEntryGuide,
  textFieldGuide,
} from "./fields.messages.js"

/** The labels and error messages of a story page. */
export const storyPageGuide = {
  properties: {
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      subject: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Headline", fi: "Otsikko", sk: "Titulok" },
      subject: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    preamble: {
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      subject: { sv: "Ingressen", nb: "Ingressen" },
      of: () => textFieldGuide,
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      subject: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    author: {
      label: { sv: "Författare", nb: "Forfatter", da: "Forfatter", en: "Author", fi: "Kirjoittaja", sk: "Autor" },
      subject: { sv: "Författaren", nb: "Forfatteren" },
      of: () => textFieldGuide,
    },
    date: {
      label: { sv: "Publicerad", nb: "Publisert", da: "Udgivet", en: "Published", fi: "Julkaistu", sk: "Zverejnené" },
      subject: { sv: "Publiceringsdagen", nb: "Publiseringsdagen" },
      of: () => dateFieldGuide,
    },
    parent: {
      label: {
        sv: "Överordnad sida",
        nb: "Overordnet side",
        da: "Overordnet side",
        en: "Parent page",
        fi: "Ylempi sivu",
        sk: "Nadradená stránka",
      },
      subject: { sv: "Den överordnade sidan", nb: "Den overordnede siden" },
      of: () => pageStepGuide,
    },
    previous: {
      label: { sv: "Föregående", nb: "Forrige", da: "Forrige", en: "Previous", fi: "Edellinen", sk: "Predchádzajúci" },
      subject: { sv: "Föregående artikel", nb: "Forrige artikkel" },
      of: () => storyEntryGuide,
    },
    next: {
      label: { sv: "Nästa", nb: "Neste", da: "Næste", en: "Next", fi: "Seuraava", sk: "Nasledujúci" },
      subject: { sv: "Nästa artikel", nb: "Neste artikkel" },
      of: () => storyEntryGuide,
    },
    related: {
      label: {
        sv: "Läs också",
        nb: "Les også",
        da: "Læs også",
        en: "Related stories",
        fi: "Lue myös",
        sk: "Čítajte aj",
      },
      subject: { sv: "Artiklarna att läsa också", nb: "Artiklene å lese også" },
      items: {
        label: { sv: "Artikel", nb: "Artikkel", da: "Artikel", en: "Story", fi: "Juttu", sk: "Článok" },
        of: () => storyEntryGuide,
      },
    },
  },
}
