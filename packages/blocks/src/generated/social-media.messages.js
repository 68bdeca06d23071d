// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a social media. */
export const socialMediaGuide = {
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
      of: () => textFieldGuide,
    },
    socialLinks: {
      label: {
        sv: "Sociala medier",
        nb: "Sosiale medier",
        da: "Sociale medier",
        en: "Social media",
        fi: "Sosiaalinen media",
        sk: "Sociálne siete",
      },
      definiteLabel: { sv: "Sociala medier", nb: "Sosiale medier" },
      items: {
        label: {
          sv: "Socialt medium",
          nb: "Sosialt medium",
          da: "Socialt medie",
          en: "Social link",
          fi: "Somelinkki",
          sk: "Sociálna sieť",
        },
        properties: {
          name: {
            label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
            definiteLabel: { sv: "Namnet", nb: "Navnet" },
            of: () => textFieldGuide,
            empty: { value: "" },
          },
          url: {
            label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
            definiteLabel: { sv: "Adressen", nb: "Adressen" },
            of: () => linkFieldGuide,
          },
        },
      },
    },
    showNames: {
      label: {
        sv: "Skriv ut namnen",
        nb: "Skriv ut navnene",
        da: "Skriv navnene",
        en: "Write the names",
        fi: "Näytä nimet",
        sk: "Zobraziť názvy",
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
