// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a jotform form. */
export const jotformFormForm: Form = {
  groups: ["content", "form", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading of the section, also used as the accessible name of the form.",
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
      help: "A text about the purpose of the form and the expected response time.",
      group: "content",
    },
    {
      name: "formId",
      control: "text",
      label: {
        sv: "Formulärets id",
        nb: "Skjemaets id",
        da: "Formularens id",
        en: "Form id",
        fi: "Lomakkeen tunnus",
        sk: "ID formulára",
      },
      help: "The number of the form: the last part of its Jotform address. When empty, 'Missing FormId' is shown.",
      group: "form",
      isPlain: true,
      limits: { pattern: "^[0-9]{10,20}$" },
    },
    {
      name: "dataCentre",
      control: "radio",
      label: {
        sv: "Datacenter",
        nb: "Datasenter",
        da: "Datacenter",
        en: "Data centre",
        fi: "Datakeskus",
        sk: "Dátové centrum",
      },
      help: "The data centre in which Jotform stores the responses: the EU or the default of the account.",
      group: "form",
      default: "EU",
      options: ["EU", "Standard"],
    },
    {
      name: "link",
      control: "link",
      label: {
        sv: "En annan väg",
        nb: "En annen vei",
        da: "En anden vej",
        en: "Another way",
        fi: "Toinen tapa",
        sk: "Iný spôsob",
      },
      help: "The alternative to the form: a phone number, an e-mail address or a page.",
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
