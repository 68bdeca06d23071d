// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { dateFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a countdown timer. */
export const countdownTimerGuide = {
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
    until: {
      label: {
        sv: "Räkna ner till",
        nb: "Tell ned til",
        da: "Tæl ned til",
        en: "Count down to",
        fi: "Laske aikaa hetkeen",
        sk: "Odpočítavať do",
      },
      definiteLabel: { sv: "Tidpunkten", nb: "Tidspunktet" },
      of: () => dateFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    endText: {
      label: {
        sv: "Text efteråt",
        nb: "Tekst etterpå",
        da: "Tekst bagefter",
        en: "Text afterwards",
        fi: "Teksti sen jälkeen",
        sk: "Text po skončení",
      },
      definiteLabel: { sv: "Texten efteråt", nb: "Teksten etterpå" },
      of: () => textFieldGuide,
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}
