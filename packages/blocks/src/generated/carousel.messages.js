// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a carousel. */
export const carouselGuide = {
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
    slides: {
      label: { sv: "Bilder", nb: "Bilder", da: "Billeder", en: "Slides", fi: "Diat", sk: "Snímky" },
      definiteLabel: { sv: "Bilderna", nb: "Bildene" },
      items: {
        label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Slide", fi: "Dia", sk: "Snímka" },
        definiteLabel: { sv: "Bilden", nb: "Bildet" },
        of: () => carouselSlideGuide,
      },
    },
    autoplay: {
      label: {
        sv: "Byt bild automatiskt",
        nb: "Bytt bilde automatisk",
        da: "Skift billede automatisk",
        en: "Change slides automatically",
        fi: "Vaihda diaa automaattisesti",
        sk: "Meniť snímky automaticky",
      },
    },
    autoplaySeconds: {
      label: {
        sv: "Sekunder per bild",
        nb: "Sekunder per bilde",
        da: "Sekunder pr. billede",
        en: "Seconds per slide",
        fi: "Sekuntia diaa kohti",
        sk: "Sekúnd na snímku",
      },
      definiteLabel: { sv: "Sekunder per bild", nb: "Sekunder per bilde" },
    },
  },
}

/** The labels and error messages of a carousel slide. */
export const carouselSlideGuide = {
  label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Slide", fi: "Dia", sk: "Snímka" },
  definiteLabel: { sv: "Bilden", nb: "Bildet" },
  properties: {
    image: {
      label: {
        sv: "Bild, breda skärmar",
        nb: "Bilde, brede skjermer",
        da: "Billede, brede skærme",
        en: "Picture, wide screens",
        fi: "Kuva, leveät näytöt",
        sk: "Obrázok, široké obrazovky",
      },
      definiteLabel: { sv: "Bilden för breda skärmar", nb: "Bildet for brede skjermer" },
      of: () => imageFieldGuide,
    },
    imagePhone: {
      label: {
        sv: "Bild, telefon",
        nb: "Bilde, telefon",
        da: "Billede, telefon",
        en: "Picture, phones",
        fi: "Kuva, puhelin",
        sk: "Obrázok, telefón",
      },
      definiteLabel: { sv: "Bilden för telefon", nb: "Bildet for telefon" },
      of: () => imageFieldGuide,
    },
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
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
