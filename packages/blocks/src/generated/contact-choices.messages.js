// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of the contact choices. */
export const contactChoicesGuide = {
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
    choices: {
      label: { sv: "Val", nb: "Valg", da: "Valg", en: "Choices", fi: "Vaihtoehdot", sk: "Voľby" },
      definiteLabel: { sv: "Valen", nb: "Valgene" },
      items: {
        label: { sv: "Val", nb: "Valg", da: "Valg", en: "Choice", fi: "Vaihtoehto", sk: "Voľba" },
        of: () => contactChoiceGuide,
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a contact choice. */
export const contactChoiceGuide = {
  label: { sv: "Val", nb: "Valg", da: "Valg", en: "Choice", fi: "Vaihtoehto", sk: "Voľba" },
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
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
    phone: {
      label: { sv: "Telefon", nb: "Telefon", da: "Telefon", en: "Phone", fi: "Puhelin", sk: "Telefón" },
      definiteLabel: { sv: "Telefonnumret", nb: "Telefonnummeret" },
      of: () => linkFieldGuide,
    },
    email: {
      label: { sv: "E-post", nb: "E-post", da: "E-mail", en: "E-mail", fi: "Sähköposti", sk: "E-mail" },
      definiteLabel: { sv: "E-postadressen", nb: "E-postadressen" },
      of: () => linkFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    hours: {
      label: {
        sv: "Öppettider",
        nb: "Åpningstider",
        da: "Åbningstider",
        en: "Opening hours",
        fi: "Aukioloajat",
        sk: "Otváracie hodiny",
      },
      definiteLabel: { sv: "Öppettiderna", nb: "Åpningstidene" },
      messages: {
        pattern: {
          sv: "{field} skrivs med dagar på engelska, till exempel Mo-Fr 09:00-18:00, Sa 10:00-15:00",
          nb: "{field} skrives med dager på engelsk, for eksempel Mo-Fr 09:00-18:00, Sa 10:00-15:00",
          da: "{field} skrives med dage på engelsk, for eksempel Mo-Fr 09:00-18:00, Sa 10:00-15:00",
          en: "{field} are written with days in English, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00",
          fi: "Kenttään {label} kirjoitetaan päivät englanniksi, esimerkiksi Mo-Fr 09:00-18:00, Sa 10:00-15:00",
          sk: "V poli {label} sa dni píšu po anglicky, napríklad Mo-Fr 09:00-18:00, Sa 10:00-15:00",
        },
      },
    },
  },
}
