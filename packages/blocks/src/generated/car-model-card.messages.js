// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a car model card. */
export const carModelCardGuide = {
  properties: {
    title: {
      label: { sv: "Modell", nb: "Modell", da: "Model", en: "Model", fi: "Malli", sk: "Model" },
      definiteLabel: { sv: "Modellen", nb: "Modellen" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    isCampaign: {
      label: { sv: "Kampanj", nb: "Kampanje", da: "Kampagne", en: "Campaign", fi: "Kampanja", sk: "Kampaň" },
      definiteLabel: { sv: "Kampanjen", nb: "Kampanjen" },
    },
    campaignLabel: {
      label: {
        sv: "Kampanjens etikett",
        nb: "Kampanjens etikett",
        da: "Kampagnens mærkat",
        en: "Campaign label",
        fi: "Kampanjan tunniste",
        sk: "Štítok kampane",
      },
      definiteLabel: { sv: "Kampanjens etikett", nb: "Kampanjens etikett" },
      of: () => textFieldGuide,
    },
    facts: {
      label: { sv: "Fakta", nb: "Fakta", da: "Fakta", en: "Facts", fi: "Tiedot", sk: "Údaje" },
      definiteLabel: { sv: "Fakta", nb: "Fakta" },
      items: {
        label: { sv: "Fakta", nb: "Fakta", da: "Fakta", en: "Fact", fi: "Tieto", sk: "Údaj" },
        definiteLabel: { sv: "Fakta", nb: "Fakta" },
        properties: {
          label: {
            label: { sv: "Etikett", nb: "Etikett", da: "Mærkat", en: "Label", fi: "Selite", sk: "Popis" },
            definiteLabel: { sv: "Etiketten", nb: "Etiketten" },
            of: () => textFieldGuide,
            empty: { value: "" },
          },
          value: {
            label: { sv: "Värde", nb: "Verdi", da: "Værdi", en: "Value", fi: "Arvo", sk: "Hodnota" },
            definiteLabel: { sv: "Värdet", nb: "Verdien" },
            of: () => textFieldGuide,
            empty: { value: "" },
          },
        },
      },
    },
  },
}
