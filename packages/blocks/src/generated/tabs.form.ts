// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of the tabs. */
export const tabsForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading above the tabs, also used as their accessible name.",
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
      name: "tabs",
      control: "list",
      label: { sv: "Flikar", nb: "Faner", da: "Faner", en: "Tabs", fi: "Välilehdet", sk: "Karty" },
      help: "The tabs, in the editor's order.",
      group: "content",
      limits: { maxItems: 8 },
      entry: { sv: "Flik", nb: "Fane", da: "Fane", en: "Tab", fi: "Välilehti", sk: "Karta" },
      fields: [
        {
          name: "label",
          control: "text",
          label: {
            sv: "Fliknamn",
            nb: "Fanenavn",
            da: "Fanens navn",
            en: "Tab name",
            fi: "Välilehden nimi",
            sk: "Názov karty",
          },
          help: "The label of the tab: one or two words.",
          isRequired: true,
        },
        {
          name: "text",
          control: "rich-text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "The text of the tab.",
        },
        {
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "The link to further reading.",
        },
        {
          name: "image",
          control: "image",
          label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
          help: "The picture next to the text.",
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
