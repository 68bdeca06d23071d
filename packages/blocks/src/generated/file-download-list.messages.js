// Generated from schemas/blocks/file-download-list/file-download-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { fileFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a file download list. */
export const fileDownloadListGuide = {
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
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    files: {
      label: { sv: "Filer", nb: "Filer", da: "Filer", en: "Files", fi: "Tiedostot", sk: "Súbory" },
      definiteLabel: { sv: "Filerna", nb: "Filene" },
      items: {
        label: { sv: "Fil", nb: "Fil", da: "Fil", en: "File", fi: "Tiedosto", sk: "Súbor" },
        definiteLabel: { sv: "Filen", nb: "Filen" },
        of: () => fileDownloadListFileGuide,
      },
    },
    action: {
      label: {
        sv: "Vid klick",
        nb: "Ved klikk",
        da: "Ved klik",
        en: "On click",
        fi: "Napsautettaessa",
        sk: "Po kliknutí",
      },
      definiteLabel: { sv: "Valet vid klick", nb: "Valget ved klikk" },
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
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a file download list file. */
export const fileDownloadListFileGuide = {
  label: { sv: "Fil", nb: "Fil", da: "Fil", en: "File", fi: "Tiedosto", sk: "Súbor" },
  definiteLabel: { sv: "Filen", nb: "Filen" },
  properties: {
    file: {
      label: { sv: "Fil", nb: "Fil", da: "Fil", en: "File", fi: "Tiedosto", sk: "Súbor" },
      definiteLabel: { sv: "Filen", nb: "Filen" },
      of: () => fileFieldGuide,
    },
    title: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
      of: () => textFieldGuide,
    },
  },
}
