// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a news banner. */
export const newsBannerForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "label",
      control: "text",
      label: { sv: "Etikett", nb: "Etikett", da: "Mærkat", en: "Label", fi: "Tunniste", sk: "Označenie" },
      help: 'The label before the news, for example "Nytt".',
      group: "content",
    },
    {
      name: "date",
      control: "date",
      label: { sv: "Datum", nb: "Dato", da: "Dato", en: "Date", fi: "Päivämäärä", sk: "Dátum" },
      help: "The date of the news.",
      group: "content",
    },
    {
      name: "text",
      control: "text",
      label: { sv: "Nyhet", nb: "Nyhet", da: "Nyhed", en: "News", fi: "Uutinen", sk: "Novinka" },
      help: "The news, in one sentence.",
      group: "content",
      isRequired: true,
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The link to the full text.",
      group: "content",
    },
    {
      name: "look",
      control: "radio",
      label: { sv: "Utseende", nb: "Utseende", da: "Udseende", en: "Look", fi: "Ulkoasu", sk: "Vzhľad" },
      help: "The surface behind the line.",
      group: "look",
      default: "Quiet",
      options: ["Quiet", "Accent", "Dark"],
    },
  ],
}
