// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a social media. */
export const socialMediaForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The title next to the icons.",
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
      control: "text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence about the content of the profiles.",
      group: "content",
    },
    {
      name: "socialLinks",
      control: "list",
      label: {
        sv: "Sociala medier",
        nb: "Sosiale medier",
        da: "Sociale medier",
        en: "Social media",
        fi: "Sosiaalinen media",
        sk: "Sociálne siete",
      },
      help: "The links to the company's social media profiles.",
      group: "content",
      limits: { maxItems: 12 },
      entry: {
        sv: "Socialt medium",
        nb: "Sosialt medium",
        da: "Socialt medie",
        en: "Social link",
        fi: "Somelinkki",
        sk: "Sociálna sieť",
      },
      fields: [
        {
          name: "name",
          control: "text",
          label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: 'The name of the service, for example "Instagram".',
          isRequired: true,
        },
        {
          name: "url",
          control: "link",
          label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
          help: "The address of the profile.",
          isRequired: true,
        },
      ],
    },
    {
      name: "showNames",
      control: "switch",
      label: {
        sv: "Skriv ut namnen",
        nb: "Skriv ut navnene",
        da: "Skriv navnene",
        en: "Write the names",
        fi: "Näytä nimet",
        sk: "Zobraziť názvy",
      },
      help: "True if the name of each service is shown next to its icon.",
      group: "look",
      default: false,
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
