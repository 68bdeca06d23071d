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
      help: "The heading of the section.",
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
      help: "The heading level of the title.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "text",
      control: "rich-text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence or two above the cards.",
      group: "content",
    },
    {
      name: "columns",
      control: "radio",
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      help: "The number of cards in a row, if there is room.",
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
          help: "The picture of the card.",
        },
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "The title of the card: a few words.",
          isRequired: true,
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "The text of the card: one or two sentences.",
        },
        {
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "The link of the card. The whole card is clickable.",
        },
      ],
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "The surface behind the section.",
      group: "look",
      default: "None",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
  ],
}
