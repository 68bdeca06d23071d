// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a jotform form. */
export const jotformFormGuide = {
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
    formId: {
      label: {
        sv: "Formulärets id",
        nb: "Skjemaets id",
        da: "Formularens id",
        en: "Form id",
        fi: "Lomakkeen tunnus",
        sk: "ID formulára",
      },
      definiteLabel: { sv: "Formulärets id", nb: "Skjemaets id" },
      messages: {
        pattern: {
          sv: "{field} är bara siffrorna sist i adressen, till exempel 243210987654321",
          nb: "{field} er bare tallene sist i adressen, for eksempel 243210987654321",
          da: "{field} er kun tallene sidst i adressen, for eksempel 243210987654321",
          en: "{field} is only the digits at the end of the address, for example 243210987654321",
          fi: "Kenttään {label} tulevat vain osoitteen lopun numerot, esimerkiksi 243210987654321",
          sk: "Do poľa {label} patria iba číslice na konci adresy, napríklad 243210987654321",
        },
      },
    },
    dataCentre: {
      label: {
        sv: "Datacenter",
        nb: "Datasenter",
        da: "Datacenter",
        en: "Data centre",
        fi: "Datakeskus",
        sk: "Dátové centrum",
      },
      definiteLabel: { sv: "Datacentret", nb: "Datasenteret" },
    },
    link: {
      label: {
        sv: "En annan väg",
        nb: "En annen vei",
        da: "En anden vej",
        en: "Another way",
        fi: "Toinen tapa",
        sk: "Iný spôsob",
      },
      definiteLabel: { sv: "Den andra vägen", nb: "Den andre veien" },
      of: () => linkFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
