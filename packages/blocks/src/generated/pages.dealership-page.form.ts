// Generated from schemas/site/pages/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a dealership page. */
export const dealershipPageForm: Form = {
  groups: [],
  fields: [
    {
      name: "streetAddress",
      control: "text",
      label: {
        sv: "Gatuadress",
        nb: "Gateadresse",
        da: "Gadeadresse",
        en: "Street address",
        fi: "Katuosoite",
        sk: "Ulica a číslo",
      },
      help: "The street and house number.",
    },
    {
      name: "postalCode",
      control: "text",
      label: { sv: "Postnummer", nb: "Postnummer", da: "Postnummer", en: "Postal code", fi: "Postinumero", sk: "PSČ" },
      help: "The postal code.",
    },
    {
      name: "city",
      control: "text",
      label: { sv: "Ort", nb: "Sted", da: "By", en: "Town", fi: "Paikkakunta", sk: "Mesto" },
      help: "The town.",
    },
    {
      name: "position",
      control: "text",
      label: { sv: "Läge", nb: "Posisjon", da: "Position", en: "Position", fi: "Sijainti", sk: "Poloha" },
      help: "The latitude and longitude in degrees, separated by a comma, for example 57.7072, 11.9668.",
    },
    {
      name: "telephone",
      control: "text",
      label: { sv: "Telefon", nb: "Telefon", da: "Telefon", en: "Telephone", fi: "Puhelin", sk: "Telefón" },
      help: "The telephone number in international format, for example +46 31 390 06 41.",
    },
    {
      name: "openingHours",
      control: "text",
      label: {
        sv: "Bilhallens öppettider",
        nb: "Bilhallens åpningstider",
        da: "Bilsalgets åbningstider",
        en: "Opening hours of sales",
        fi: "Myynnin aukioloajat",
        sk: "Otváracie hodiny predaja",
      },
      help: "The opening hours of car sales, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00. Empty if the location has only a workshop.",
    },
    {
      name: "workshopHours",
      control: "text",
      label: {
        sv: "Verkstadens öppettider",
        nb: "Verkstedets åpningstider",
        da: "Værkstedets åbningstider",
        en: "Opening hours of the workshop",
        fi: "Korjaamon aukioloajat",
        sk: "Otváracie hodiny dielne",
      },
      help: "The opening hours of the workshop, in the same format. Empty if there is no workshop.",
    },
  ],
}
