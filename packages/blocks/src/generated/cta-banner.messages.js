// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a cta banner. */
export const ctaBannerGuide = {
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
    link: {
      label: {
        sv: "Knappens länk",
        nb: "Knappens lenke",
        da: "Knappens link",
        en: "Button link",
        fi: "Painikkeen linkki",
        sk: "Odkaz tlačidla",
      },
      definiteLabel: { sv: "Knappens länk", nb: "Knappens lenke" },
      of: () => linkFieldGuide,
    },
    buttonType: {
      label: {
        sv: "Knappens utseende",
        nb: "Knappens utseende",
        da: "Knappens udseende",
        en: "Button look",
        fi: "Painikkeen ulkoasu",
        sk: "Vzhľad tlačidla",
      },
      definiteLabel: { sv: "Knappens utseende", nb: "Knappens utseende" },
    },
    secondLink: {
      label: {
        sv: "Andra länken",
        nb: "Andre lenke",
        da: "Andet link",
        en: "Second link",
        fi: "Toinen linkki",
        sk: "Druhý odkaz",
      },
      definiteLabel: { sv: "Den andra länken", nb: "Den andre lenken" },
      of: () => linkFieldGuide,
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
