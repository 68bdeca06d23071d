// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a contact person. */
export const contactPersonForm: Form = {
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
      help: "One or two sentences under the heading.",
      group: "content",
    },
    {
      name: "people",
      control: "list",
      label: { sv: "Personer", nb: "Personer", da: "Personer", en: "People", fi: "Henkilöt", sk: "Osoby" },
      help: "The people, in the order in which they are shown.",
      group: "content",
      limits: { maxItems: 12 },
      entry: { sv: "Person", nb: "Person", da: "Person", en: "Person", fi: "Henkilö", sk: "Osoba" },
      fields: [
        {
          name: "name",
          control: "text",
          label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: "The name of the person.",
          isRequired: true,
        },
        {
          name: "role",
          control: "text",
          label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Role", fi: "Titteli", sk: "Pozícia" },
          help: 'The role of the person, for example "Verkmästare".',
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "A text about the topics that this person answers, or when to call.",
        },
        {
          name: "phone",
          control: "link",
          label: { sv: "Telefon", nb: "Telefon", da: "Telefon", en: "Phone", fi: "Puhelin", sk: "Telefón" },
          help: "The phone number, as a `tel:` link.",
        },
        {
          name: "email",
          control: "link",
          label: { sv: "E-post", nb: "E-post", da: "E-mail", en: "E-mail", fi: "Sähköposti", sk: "E-mail" },
          help: "The e-mail address, as a `mailto:` link.",
        },
        {
          name: "image",
          control: "image",
          label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
          help: "The portrait of the person. When empty, the initials are shown.",
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
