// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a hubspot form. */
export const hubspotFormGuide = {
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
          sv: "{field} består av fem grupper med siffror och bokstäver, till exempel 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
          nb: "{field} består av fem grupper med tall og bokstaver, for eksempel 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
          da: "{field} består af fem grupper af tal og bogstaver, for eksempel 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
          en: "{field} is five groups of digits and letters, for example 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
          fi: "Kentän {label} arvo on viisi ryhmää numeroita ja kirjaimia, esimerkiksi 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
          sk: "Pole {label} tvorí päť skupín číslic a písmen, napríklad 3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
        },
      },
    },
    portalId: {
      label: {
        sv: "Konto i HubSpot",
        nb: "Konto i HubSpot",
        da: "Konto i HubSpot",
        en: "HubSpot account",
        fi: "HubSpot-tili",
        sk: "Účet v HubSpote",
      },
      definiteLabel: { sv: "Kontot i HubSpot", nb: "Kontoen i HubSpot" },
      messages: {
        pattern: {
          sv: "{field} är bara siffror, till exempel 147000000",
          nb: "{field} er bare tall, for eksempel 147000000",
          da: "{field} er kun tal, for eksempel 147000000",
          en: "{field} is digits only, for example 147000000",
          fi: "Kenttään {label} tulee vain numeroita, esimerkiksi 147000000",
          sk: "Do poľa {label} patria iba číslice, napríklad 147000000",
        },
      },
    },
    region: {
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
