// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a cta banner. */
export const ctaBannerForm: Form = {
  groups: ["content", "media", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The benefit for the visitor, in a few words.",
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
      help: "One or two sentences under the title.",
      group: "content",
    },
    {
      name: "link",
      control: "link",
      label: {
        sv: "Knappens länk",
        nb: "Knappens lenke",
        da: "Knappens link",
        en: "Button link",
        fi: "Painikkeen linkki",
        sk: "Odkaz tlačidla",
      },
      help: "The call to action.",
      group: "content",
    },
    {
      name: "buttonType",
      control: "select",
      label: {
        sv: "Knappens utseende",
        nb: "Knappens utseende",
        da: "Knappens udseende",
        en: "Button look",
        fi: "Painikkeen ulkoasu",
        sk: "Vzhľad tlačidla",
      },
      help: "The style of the call to action.",
      group: "content",
      default: "Primary",
      options: ["Primary", "Secondary", "Ghost", "Ghost Contrast"],
    },
    {
      name: "secondLink",
      control: "link",
      label: {
        sv: "Andra länken",
        nb: "Andre lenke",
        da: "Andet link",
        en: "Second link",
        fi: "Toinen linkki",
        sk: "Druhý odkaz",
      },
      help: "The alternative link, for visitors who are not ready for the call to action.",
      group: "content",
    },
    {
      name: "image",
      control: "image",
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      help: "The picture next to the text.",
      group: "media",
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "The surface behind the section.",
      group: "look",
      default: "BackgroundColor3",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
  ],
}
