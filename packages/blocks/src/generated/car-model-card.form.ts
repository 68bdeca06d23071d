// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a car model card. */
export const carModelCardForm: Form = {
  groups: ["content", "media", "campaign", "facts"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Modell", nb: "Modell", da: "Model", en: "Model", fi: "Malli", sk: "Model" },
      help: 'The name of the model, for example "EX30".',
      group: "content",
      isRequired: true,
    },
    {
      name: "text",
      control: "text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence about the model.",
      group: "content",
    },
    {
      name: "image",
      control: "image",
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      help: "The picture of the car, seen from the side or at an angle.",
      group: "media",
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The link to the page about the model.",
      group: "content",
    },
    {
      name: "isCampaign",
      control: "switch",
      label: { sv: "Kampanj", nb: "Kampanje", da: "Kampagne", en: "Campaign", fi: "Kampanja", sk: "Kampaň" },
      help: "True if the picture has the campaign label.",
      group: "campaign",
      default: false,
    },
    {
      name: "campaignLabel",
      control: "text",
      label: {
        sv: "Kampanjens etikett",
        nb: "Kampanjens etikett",
        da: "Kampagnens mærkat",
        en: "Campaign label",
        fi: "Kampanjan tunniste",
        sk: "Štítok kampane",
      },
      help: "The text of the campaign label.",
      group: "campaign",
      visibleWhen: [{ property: "isCampaign", isOneOf: [true] }],
    },
    {
      name: "facts",
      control: "list",
      label: { sv: "Fakta", nb: "Fakta", da: "Fakta", en: "Facts", fi: "Tiedot", sk: "Údaje" },
      help: "The pairs of label and value under the text, in the editor's order.",
      group: "facts",
      limits: { maxItems: 4 },
      entry: { sv: "Fakta", nb: "Fakta", da: "Fakta", en: "Fact", fi: "Tieto", sk: "Údaj" },
      fields: [
        {
          name: "label",
          control: "text",
          label: { sv: "Etikett", nb: "Etikett", da: "Mærkat", en: "Label", fi: "Selite", sk: "Popis" },
          help: 'The label of the value, for example "Räckvidd".',
          isRequired: true,
        },
        {
          name: "value",
          control: "text",
          label: { sv: "Värde", nb: "Verdi", da: "Værdi", en: "Value", fi: "Arvo", sk: "Hodnota" },
          help: 'The value, for example "480 km".',
          isRequired: true,
        },
      ],
    },
  ],
}
