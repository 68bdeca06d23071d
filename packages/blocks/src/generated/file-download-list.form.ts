// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a file download list. */
export const fileDownloadListForm: Form = {
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
      help: "A sentence or two above the files.",
      group: "content",
    },
    {
      name: "files",
      control: "list",
      label: { sv: "Filer", nb: "Filer", da: "Filer", en: "Files", fi: "Tiedostot", sk: "Súbory" },
      help: "The files, in the editor's order.",
      group: "content",
      limits: { maxItems: 50 },
      entry: { sv: "Fil", nb: "Fil", da: "Fil", en: "File", fi: "Tiedosto", sk: "Súbor" },
      fields: [
        {
          name: "file",
          control: "file",
          label: { sv: "Fil", nb: "Fil", da: "Fil", en: "File", fi: "Tiedosto", sk: "Súbor" },
          help: "The file.",
          isRequired: true,
        },
        {
          name: "title",
          control: "text",
          label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: "The title of the file in this list, if its own title is not descriptive.",
        },
      ],
    },
    {
      name: "action",
      control: "radio",
      label: {
        sv: "Vid klick",
        nb: "Ved klikk",
        da: "Ved klik",
        en: "On click",
        fi: "Napsautettaessa",
        sk: "Po kliknutí",
      },
      help: "The action when a visitor clicks a file.",
      group: "look",
      default: "Download",
      options: ["Download", "Open"],
      choices: {
        Download: { sv: "Ladda ner", nb: "Last ned", da: "Download", en: "Download", fi: "Lataa", sk: "Stiahnuť" },
        Open: {
          sv: "Öppna i nytt fönster",
          nb: "Åpne i nytt vindu",
          da: "Åbn i nyt vindue",
          en: "Open in a new window",
          fi: "Avaa uudessa ikkunassa",
          sk: "Otvoriť v novom okne",
        },
      },
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
