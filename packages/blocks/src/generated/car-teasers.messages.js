// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of the car teasers. */
export const carTeasersGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      wanted: true,
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
    cars: {
      label: { sv: "Bilar", nb: "Biler", da: "Biler", en: "Cars", fi: "Autot", sk: "Autá" },
      definiteLabel: { sv: "Bilarna", nb: "Bilene" },
      items: {
        label: { sv: "Bil", nb: "Bil", da: "Bil", en: "Car", fi: "Auto", sk: "Auto" },
        of: () => carTeasersCarGuide,
      },
    },
    listLink: {
      label: { sv: "Billista", nb: "Billiste", da: "Billiste", en: "List of cars", fi: "Autolista", sk: "Zoznam áut" },
      definiteLabel: { sv: "Länken till listan", nb: "Lenken til listen" },
      of: () => linkFieldGuide,
    },
    limit: {
      label: { sv: "Antal", nb: "Antall", da: "Antal", en: "Number of cars", fi: "Määrä", sk: "Počet" },
      definiteLabel: { sv: "Antalet", nb: "Antallet" },
    },
  },
}

/** The labels and error messages of a car teasers car. */
export const carTeasersCarGuide = {
  label: { sv: "Bil", nb: "Bil", da: "Bil", en: "Car", fi: "Auto", sk: "Auto" },
  properties: {
    carId: {
      label: { sv: "Nummer", nb: "Nummer", da: "Nummer", en: "Number", fi: "Numero", sk: "Číslo" },
      definiteLabel: { sv: "Numret", nb: "Nummeret" },
      messages: {
        pattern: {
          sv: "Skriv bilens nummer, till exempel 21000053",
          nb: "Skriv bilens nummer, for eksempel 21000053",
          da: "Skriv bilens nummer, for eksempel 21000053",
          en: "Write the car's number, for example 21000053",
          fi: "Kirjoita auton numero, esimerkiksi 21000053",
          sk: "Napíšte číslo auta, napríklad 21000053",
        },
      },
    },
  },
}
