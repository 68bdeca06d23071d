// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { dateFieldGuide, imageFieldGuide, referenceListGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a dealership page. */
export const dealershipPageGuide = {
  properties: {
    streetAddress: {
      label: {
        sv: "Gatuadress",
        nb: "Gateadresse",
        da: "Gadeadresse",
        en: "Street address",
        fi: "Katuosoite",
        sk: "Ulica a číslo",
      },
      definiteLabel: { sv: "Gatuadressen", nb: "Gateadressen" },
      of: () => textFieldGuide,
    },
    postalCode: {
      label: { sv: "Postnummer", nb: "Postnummer", da: "Postnummer", en: "Postal code", fi: "Postinumero", sk: "PSČ" },
      definiteLabel: { sv: "Postnumret", nb: "Postnummeret" },
      of: () => textFieldGuide,
    },
    city: {
      label: { sv: "Ort", nb: "Sted", da: "By", en: "Town", fi: "Paikkakunta", sk: "Mesto" },
      definiteLabel: { sv: "Orten", nb: "Stedet" },
      of: () => textFieldGuide,
    },
    position: {
      label: { sv: "Läge", nb: "Posisjon", da: "Position", en: "Position", fi: "Sijainti", sk: "Poloha" },
      definiteLabel: { sv: "Läget", nb: "Posisjonen" },
      of: () => textFieldGuide,
    },
    telephone: {
      label: { sv: "Telefon", nb: "Telefon", da: "Telefon", en: "Telephone", fi: "Puhelin", sk: "Telefón" },
      definiteLabel: { sv: "Telefonnumret", nb: "Telefonnummeret" },
      of: () => textFieldGuide,
    },
    openingHours: {
      label: {
        sv: "Bilhallens öppettider",
        nb: "Bilhallens åpningstider",
        da: "Bilsalgets åbningstider",
        en: "Opening hours of sales",
        fi: "Myynnin aukioloajat",
        sk: "Otváracie hodiny predaja",
      },
      definiteLabel: { sv: "Bilhallens öppettider", nb: "Bilhallens åpningstider" },
      of: () => textFieldGuide,
    },
    workshopHours: {
      label: {
        sv: "Verkstadens öppettider",
        nb: "Verkstedets åpningstider",
        da: "Værkstedets åbningstider",
        en: "Opening hours of the workshop",
        fi: "Korjaamon aukioloajat",
        sk: "Otváracie hodiny dielne",
      },
      definiteLabel: { sv: "Verkstadens öppettider", nb: "Verkstedets åpningstider" },
      of: () => textFieldGuide,
    },
  },
}

/** The labels and error messages of a story page. */
export const storyPageGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Headline", fi: "Otsikko", sk: "Titulok" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    premble: {
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      definiteLabel: { sv: "Ingressen", nb: "Ingressen" },
      of: () => textFieldGuide,
    },
    date: {
      label: { sv: "Publicerad", nb: "Publisert", da: "Udgivet", en: "Published", fi: "Julkaistu", sk: "Zverejnené" },
      definiteLabel: { sv: "Publiceringsdagen", nb: "Publiseringsdagen" },
      of: () => dateFieldGuide,
    },
    author: {
      label: { sv: "Författare", nb: "Forfatter", da: "Forfatter", en: "Author", fi: "Kirjoittaja", sk: "Autor" },
      definiteLabel: { sv: "Författaren", nb: "Forfatteren" },
      of: () => textFieldGuide,
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      definiteLabel: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
    tags: {
      label: { sv: "Taggar", nb: "Tagger", da: "Tags", en: "Tags", fi: "Aihetunnisteet", sk: "Značky" },
      definiteLabel: { sv: "Taggarna", nb: "Taggene" },
      of: () => referenceListGuide,
    },
  },
}
