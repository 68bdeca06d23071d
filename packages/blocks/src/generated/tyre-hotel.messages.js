// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a tyre hotel. */
export const tyreHotelGuide = {
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
      of: () => richTextFieldGuide,
    },
    contactLink: {
      label: {
        sv: "E-postadress för frågor",
        nb: "E-postadresse for spørsmål",
        da: "E-mailadresse til spørgsmål",
        en: "E-mail address for questions",
        fi: "Sähköpostiosoite kysymyksille",
        sk: "E-mail pre otázky",
      },
      definiteLabel: { sv: "E-postadressen", nb: "E-postadressen" },
      of: () => linkFieldGuide,
    },
    bookServiceLink: {
      label: {
        sv: "Länk till bokning",
        nb: "Lenke til bestilling",
        da: "Link til booking",
        en: "Link to booking",
        fi: "Linkki varaukseen",
        sk: "Odkaz na rezerváciu",
      },
      definiteLabel: { sv: "Länken till bokningen", nb: "Lenken til bestillingen" },
      of: () => linkFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
