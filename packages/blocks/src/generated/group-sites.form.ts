// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of the group sites. */
export const groupSitesForm: Form = {
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
      control: "text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "One sentence under the heading.",
      group: "content",
    },
    {
      name: "sites",
      control: "list",
      label: { sv: "Webbplatser", nb: "Nettsteder", da: "Websteder", en: "Sites", fi: "Sivustot", sk: "Stránky" },
      help: "The sites, in the order in which they are shown.",
      group: "content",
      limits: { maxItems: 40 },
      entry: { sv: "Webbplats", nb: "Nettsted", da: "Websted", en: "Site", fi: "Sivusto", sk: "Stránka" },
      fields: [
        {
          name: "country",
          control: "text",
          label: { sv: "Land", nb: "Land", da: "Land", en: "Country", fi: "Maa", sk: "Krajina" },
          help: "The country or region of the site; sites of the same country are grouped.",
        },
        {
          name: "name",
          control: "text",
          label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: "The name of the site or place, as its visitors know it.",
          isRequired: true,
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "A text about the content of the site.",
        },
        {
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "The link to the site.",
          isRequired: true,
        },
        {
          name: "language",
          control: "select",
          label: { sv: "Språk", nb: "Språk", da: "Sprog", en: "Language", fi: "Kieli", sk: "Jazyk" },
          help: "The language of the site, if it differs from that of the page. Screen readers use it to pronounce the name.",
          options: ["sv", "nb", "da", "en", "fi", "sk"],
        },
        {
          name: "image",
          control: "image",
          label: { sv: "Logotyp", nb: "Logo", da: "Logo", en: "Logo", fi: "Logo", sk: "Logo" },
          help: "The logo of the site.",
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
