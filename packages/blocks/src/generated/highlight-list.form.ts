// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a highlight list. */
export const highlightListForm: Form = {
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
      help: "A sentence or two above the points.",
      group: "content",
    },
    {
      name: "marker",
      control: "radio",
      label: {
        sv: "Tecken före varje punkt",
        nb: "Tegn foran hvert punkt",
        da: "Tegn foran hvert punkt",
        en: "Mark before each point",
        fi: "Merkki kunkin kohdan edessä",
        sk: "Značka pred každým bodom",
      },
      help: "The marker before each point. Numbers indicate that the order matters.",
      group: "look",
      default: "Check",
      options: ["Check", "Number"],
      choices: {
        Check: { sv: "Bock", nb: "Hake", da: "Flueben", en: "Tick", fi: "Valintamerkki", sk: "Fajka" },
        Number: { sv: "Siffra", nb: "Tall", da: "Tal", en: "Number", fi: "Numero", sk: "Číslo" },
      },
    },
    {
      name: "highlights",
      control: "list",
      label: { sv: "Punkter", nb: "Punkter", da: "Punkter", en: "Points", fi: "Kohdat", sk: "Body" },
      help: "The points, in the editor's order.",
      group: "content",
      limits: { maxItems: 12 },
      entry: { sv: "Punkt", nb: "Punkt", da: "Punkt", en: "Point", fi: "Kohta", sk: "Bod" },
      fields: [
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "The point, in a few words.",
          isRequired: true,
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "A sentence about the point.",
        },
      ],
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The link to further reading.",
      group: "content",
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
