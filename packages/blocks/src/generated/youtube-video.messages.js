// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a youtube video. */
export const youtubeVideoGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
      empty: { value: "" },
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
    youtubeId: {
      label: {
        sv: "YouTube-id",
        nb: "YouTube-id",
        da: "YouTube-id",
        en: "YouTube id",
        fi: "YouTube-tunnus",
        sk: "ID na YouTube",
      },
      definiteLabel: { sv: "YouTube-id:t", nb: "YouTube-id-en" },
      messages: {
        pattern: {
          sv: "{field} är bara koden efter v= i adressen, till exempel aqz-KE-bpKQ",
          nb: "{field} er bare koden etter v= i adressen, for eksempel aqz-KE-bpKQ",
          da: "{field} er kun koden efter v= i adressen, for eksempel aqz-KE-bpKQ",
          en: "{field} is only the code after v= in the address, for example aqz-KE-bpKQ",
          fi: "Kenttään {label} tulee vain koodi, joka on osoitteessa merkinnän v= jälkeen, esimerkiksi aqz-KE-bpKQ",
          sk: "Do poľa {label} patrí iba kód, ktorý je v adrese za v=, napríklad aqz-KE-bpKQ",
        },
      },
    },
    imageDesktop: {
      label: {
        sv: "Bild, breda skärmar",
        nb: "Bilde, brede skjermer",
        da: "Billede, brede skærme",
        en: "Picture, wide screens",
        fi: "Kuva, leveät näytöt",
        sk: "Obrázok, široké obrazovky",
      },
      definiteLabel: { sv: "Bilden för breda skärmar", nb: "Bildet for brede skjermer" },
      of: () => imageFieldGuide,
    },
    imagePhone: {
      label: {
        sv: "Bild, telefon",
        nb: "Bilde, telefon",
        da: "Billede, telefon",
        en: "Picture, phones",
        fi: "Kuva, puhelin",
        sk: "Obrázok, telefón",
      },
      definiteLabel: { sv: "Bilden för telefon", nb: "Bildet for telefon" },
      of: () => imageFieldGuide,
    },
    hasAutoplay: {
      label: {
        sv: "Starta av sig själv",
        nb: "Start av seg selv",
        da: "Start af sig selv",
        en: "Start by itself",
        fi: "Käynnistä itsestään",
        sk: "Spustiť automaticky",
      },
    },
    hasControlBar: {
      label: {
        sv: "Visa filmens kontroller",
        nb: "Vis filmens kontroller",
        da: "Vis filmens knapper",
        en: "Show film controls",
        fi: "Näytä videon ohjaimet",
        sk: "Zobraziť ovládanie videa",
      },
    },
    width: {
      label: { sv: "Bredd", nb: "Bredde", da: "Bredde", en: "Width", fi: "Leveys", sk: "Šírka" },
      definiteLabel: { sv: "Bredden", nb: "Bredden" },
    },
  },
}
