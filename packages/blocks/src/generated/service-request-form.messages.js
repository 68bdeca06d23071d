// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a service request form. */
export const serviceRequestFormGuide = {
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
    vehicle: {
      label: { sv: "Fordon", nb: "Kjøretøy", da: "Køretøj", en: "Vehicle", fi: "Ajoneuvo", sk: "Vozidlo" },
      definiteLabel: { sv: "Fordonet", nb: "Kjøretøyet" },
    },
    dealership: {
      label: {
        sv: "Enda anläggning",
        nb: "Eneste forhandler",
        da: "Eneste forhandler",
        en: "Only dealership",
        fi: "Ainoa toimipiste",
        sk: "Jediná predajňa",
      },
      definiteLabel: { sv: "Anläggningen", nb: "Forhandleren" },
      messages: {
        pattern: {
          sv: "{field} skrivs som i anläggningens adress, till exempel norrvik-oslo",
          nb: "{field} skrives som i forhandlerens adresse, for eksempel norrvik-oslo",
          da: "{field} skrives som i forhandlerens adresse, for eksempel norrvik-oslo",
          en: "{field} is written as in the dealership's address, for example norrvik-oslo",
          fi: "Kenttä {label} kirjoitetaan kuten toimipisteen osoitteessa, esimerkiksi norrvik-oslo",
          sk: "Pole {label} sa píše ako v adrese predajne, napríklad norrvik-oslo",
        },
      },
    },
    newsletterRequired: {
      label: {
        sv: "Kräv nyhetsbrev",
        nb: "Krev nyhetsbrev",
        da: "Kræv nyhedsbrev",
        en: "Require the newsletter",
        fi: "Vaadi uutiskirje",
        sk: "Vyžadovať novinky",
      },
      definiteLabel: { sv: "Kräv nyhetsbrev", nb: "Krev nyhetsbrev" },
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
