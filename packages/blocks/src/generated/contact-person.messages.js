// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a contact person. */
export const contactPersonGuide = {
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
    people: {
      label: { sv: "Personer", nb: "Personer", da: "Personer", en: "People", fi: "Henkilöt", sk: "Osoby" },
      definiteLabel: { sv: "Personerna", nb: "Personene" },
      items: {
        label: { sv: "Person", nb: "Person", da: "Person", en: "Person", fi: "Henkilö", sk: "Osoba" },
        of: () => personGuide,
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a person. */
export const personGuide = {
  label: { sv: "Person", nb: "Person", da: "Person", en: "Person", fi: "Henkilö", sk: "Osoba" },
  properties: {
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    role: {
      label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Role", fi: "Titteli", sk: "Pozícia" },
      definiteLabel: { sv: "Titeln", nb: "Tittelen" },
      of: () => textFieldGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
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
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
  },
}
