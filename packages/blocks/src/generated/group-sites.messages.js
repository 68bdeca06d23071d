// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of the group sites. */
export const groupSitesGuide = {
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
    sites: {
      label: { sv: "Webbplatser", nb: "Nettsteder", da: "Websteder", en: "Sites", fi: "Sivustot", sk: "Stránky" },
      definiteLabel: { sv: "Webbplatserna", nb: "Nettstedene" },
      items: {
        label: { sv: "Webbplats", nb: "Nettsted", da: "Websted", en: "Site", fi: "Sivusto", sk: "Stránka" },
        of: () => chosenSiteGuide,
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a chosen site. */
export const chosenSiteGuide = {
  label: { sv: "Webbplats", nb: "Nettsted", da: "Websted", en: "Site", fi: "Sivusto", sk: "Stránka" },
  properties: {
    country: {
      label: { sv: "Land", nb: "Land", da: "Land", en: "Country", fi: "Maa", sk: "Krajina" },
      definiteLabel: { sv: "Landet", nb: "Landet" },
      of: () => textFieldGuide,
    },
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => textFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    language: {
      label: { sv: "Språk", nb: "Språk", da: "Sprog", en: "Language", fi: "Kieli", sk: "Jazyk" },
      definiteLabel: { sv: "Språket", nb: "Språket" },
    },
    image: {
      label: { sv: "Logotyp", nb: "Logo", da: "Logo", en: "Logo", fi: "Logo", sk: "Logo" },
      definiteLabel: { sv: "Logotypen", nb: "Logoen" },
      of: () => imageFieldGuide,
    },
  },
}
