// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** How an editor fills in a carousel. */
export const carouselForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "Heading over the slides, and the name of the carousel for screen readers.",
      group: "content",
    },
    {
      name: "titleTag",
      control: "select",
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      help: "Heading level of the title.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "slides",
      control: "list",
      label: { sv: "Bilder", nb: "Bilder", da: "Billeder", en: "Slides", fi: "Diat", sk: "Snímky" },
      help: "The slides, in the editor's order.",
      group: "content",
      limits: { maxItems: 10 },
      fields: [
        {
          name: "image",
          control: "image",
          label: {
            sv: "Bild, breda skärmar",
            nb: "Bilde, brede skjermer",
            da: "Billede, brede skærme",
            en: "Picture, wide screens",
            fi: "Kuva, leveät näytöt",
            sk: "Obrázok, široké obrazovky",
          },
          help: "Picture on wide screens, and on phones when no phone picture is set.",
          isRequired: true,
        },
        {
          name: "imagePhone",
          control: "image",
          label: {
            sv: "Bild, telefon",
            nb: "Bilde, telefon",
            da: "Billede, telefon",
            en: "Picture, phones",
            fi: "Kuva, puhelin",
            sk: "Obrázok, telefón",
          },
          help: "Picture on phones.",
        },
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "A few words, as in a headline.",
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "One sentence.",
        },
        {
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "Where the slide leads.",
        },
      ],
    },
    {
      name: "autoplay",
      control: "switch",
      label: {
        sv: "Byt bild automatiskt",
        nb: "Bytt bilde automatisk",
        da: "Skift billede automatisk",
        en: "Change slides automatically",
        fi: "Vaihda diaa automaattisesti",
        sk: "Meniť snímky automaticky",
      },
      help: "The slides change by themselves; a button pauses them.",
      group: "look",
      default: true,
    },
    {
      name: "autoplaySeconds",
      control: "number",
      label: {
        sv: "Sekunder per bild",
        nb: "Sekunder per bilde",
        da: "Sekunder pr. billede",
        en: "Seconds per slide",
        fi: "Sekuntia diaa kohti",
        sk: "Sekúnd na snímku",
      },
      help: "How long each slide stays.",
      group: "look",
      visibleWhen: [{ property: "autoplay", isOneOf: [true], orMissing: true }],
      default: 5,
      limits: { minimum: 3, maximum: 30, integer: true },
    },
  ],
}
