// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** What to say to an editor about a carousel. */
export const carouselGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      subject: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    titleTag: {
      label: { sv: "Rubriknivå", nb: "Overskriftsnivå", en: "Heading level", fi: "Otsikkotaso", sk: "Úroveň nadpisu" },
      subject: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    slides: {
      label: { sv: "Bilder", nb: "Bilder", en: "Slides", fi: "Diat", sk: "Snímky" },
      subject: { sv: "Bilderna", nb: "Bildene" },
      items: {
        label: { sv: "Bild", nb: "Bilde", en: "Slide", fi: "Dia", sk: "Snímka" },
        subject: { sv: "Bilden", nb: "Bildet" },
        of: () => carouselSlideGuide,
      },
    },
    autoplay: {
      label: {
        sv: "Byt bild automatiskt",
        nb: "Bytt bilde automatisk",
        en: "Change slides automatically",
        fi: "Vaihda diaa automaattisesti",
        sk: "Meniť snímky automaticky",
      },
    },
    autoplaySeconds: {
      label: {
        sv: "Sekunder per bild",
        nb: "Sekunder per bilde",
        en: "Seconds per slide",
        fi: "Sekuntia diaa kohti",
        sk: "Sekúnd na snímku",
      },
      subject: { sv: "Sekunder per bild", nb: "Sekunder per bilde" },
    },
  },
}

/** What to say to an editor about a carousel slide. */
export const carouselSlideGuide = {
  label: { sv: "Bild", nb: "Bilde", en: "Slide", fi: "Dia", sk: "Snímka" },
  subject: { sv: "Bilden", nb: "Bildet" },
  properties: {
    image: {
      label: {
        sv: "Bild, breda skärmar",
        nb: "Bilde, brede skjermer",
        en: "Picture, wide screens",
        fi: "Kuva, leveät näytöt",
        sk: "Obrázok, široké obrazovky",
      },
      subject: { sv: "Bilden för breda skärmar", nb: "Bildet for brede skjermer" },
      of: () => imageFieldGuide,
    },
    imagePhone: {
      label: {
        sv: "Bild, telefon",
        nb: "Bilde, telefon",
        en: "Picture, phones",
        fi: "Kuva, puhelin",
        sk: "Obrázok, telefón",
      },
      subject: { sv: "Bilden för telefon", nb: "Bildet for telefon" },
      of: () => imageFieldGuide,
    },
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      subject: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      subject: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", en: "Link", fi: "Linkki", sk: "Odkaz" },
      subject: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
