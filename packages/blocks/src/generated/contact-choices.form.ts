// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of the contact choices. */
export const contactChoicesForm: Form = {
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
      name: "choices",
      control: "list",
      label: { sv: "Val", nb: "Valg", da: "Valg", en: "Choices", fi: "Vaihtoehdot", sk: "Voľby" },
      help: "The choices, the most common first. A wide window shows four in a row.",
      group: "content",
      limits: { maxItems: 6 },
      entry: { sv: "Val", nb: "Valg", da: "Valg", en: "Choice", fi: "Vaihtoehto", sk: "Voľba" },
      fields: [
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: 'The title of the choice, for example "Köpa bil".',
          isRequired: true,
        },
        {
          name: "text",
          control: "text",
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "A sentence about the next step.",
        },
        {
          name: "image",
          control: "image",
          label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
          help: "The picture of the choice, with an aspect ratio of 3:2.",
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
          name: "link",
          control: "link",
          label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
          help: "The link to the page for doing this online, for example for booking a time.",
        },
        {
          name: "hours",
          control: "text",
          label: {
            sv: "Öppettider",
            nb: "Åpningstider",
            da: "Åbningstider",
            en: "Opening hours",
            fi: "Aukioloajat",
            sk: "Otváracie hodiny",
          },
          help: "The opening hours: days in two English letters and times, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00, or with a break Mo,We 08:00-12:00, 13:00-17:00.",
          isPlain: true,
          limits: {
            pattern:
              "^(([MTWFS][aehoru]([-–][MTWFS][aehoru])?,? ?)+([0-2]\\d:[0-5]\\d[-–][0-2]\\d:[0-5]\\d(, ?|$))+)+$",
          },
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
