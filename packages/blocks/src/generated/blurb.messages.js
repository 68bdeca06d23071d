// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import {
  fileFieldGuide,
  imageFieldGuide,
  linkFieldGuide,
  richTextFieldGuide,
  textFieldGuide,
  titleTagGuide,
} from "./fields.messages.js"

/** The labels and error messages of a blurb. */
export const blurbGuide = {
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
    richText: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    reverse: {
      label: {
        sv: "Byt sida på text och bild",
        nb: "Bytt side på tekst og bilde",
        da: "Byt om på tekst og billede",
        en: "Swap text and media",
        fi: "Vaihda tekstin ja kuvan puolia",
        sk: "Vymeniť text a obrázok",
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
    useTextAnimations: {
      label: {
        sv: "Rörelse i texten",
        nb: "Bevegelse i teksten",
        da: "Bevægelse i teksten",
        en: "Animate the text",
        fi: "Tekstin liike",
        sk: "Animovať text",
      },
    },
    useMediaAnimations: {
      label: {
        sv: "Rörelse i bilden",
        nb: "Bevegelse i bildet",
        da: "Bevægelse i billedet",
        en: "Animate the media",
        fi: "Kuvan liike",
        sk: "Animovať obrázok",
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
    videoDesktop: {
      label: {
        sv: "Film, breda skärmar",
        nb: "Film, brede skjermer",
        da: "Film, brede skærme",
        en: "Film, wide screens",
        fi: "Video, leveät näytöt",
        sk: "Video, široké obrazovky",
      },
      definiteLabel: { sv: "Filmen för breda skärmar", nb: "Filmen for brede skjermer" },
      of: () => fileFieldGuide,
    },
    videoPhone: {
      label: {
        sv: "Film, telefon",
        nb: "Film, telefon",
        da: "Film, telefon",
        en: "Film, phones",
        fi: "Video, puhelin",
        sk: "Video, telefón",
      },
      definiteLabel: { sv: "Filmen för telefon", nb: "Filmen for telefon" },
      of: () => fileFieldGuide,
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
  },
}
