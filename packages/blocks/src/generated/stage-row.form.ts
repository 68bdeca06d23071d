// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a stage row. */
export const stageRowForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "Heading of the section.",
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
      name: "text",
      control: "rich-text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence or two over the cards.",
      group: "content",
    },
    {
      name: "columns",
      control: "radio",
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      help: "Cards beside each other where there is room.",
      group: "look",
      default: "3",
      options: ["3", "4"],
    },
    {
      name: "stages",
      control: "list",
      label: { sv: "Kort", nb: "Kort", da: "Kort", en: "Cards", fi: "Kortit", sk: "Karty" },
      help: "The cards, in the editor's order.",
      group: "content",
      limits: { maxItems: 12 },
      entry: { sv: "Kort", nb: "Kort", da: "Kort", en: "Card", fi: "Kortti", sk: "Karta" },
      fields: [
        {
          name: "image",
          control: "image",
          label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
          help: "Picture of the card.",
        },
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "A few words.",
          isRequired: true,
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "One or two sentences.",
        },
        {
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "Where the card leads. The whole card is pressed.",
        },
      ],
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "Surface behind the section.",
      group: "look",
      default: "None",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
  ],
}
