// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { pageStepGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a breadcrumb. */
export const breadcrumbGuide = {
  properties: {
    homeTitle: {
      label: {
        sv: "Startsidans namn",
        nb: "Navn på forsiden",
        da: "Forsidens navn",
        en: "Name of the home page",
        fi: "Etusivun nimi",
        sk: "Názov domovskej stránky",
      },
      subject: { sv: "Startsidans namn", nb: "Navnet på forsiden" },
      of: () => textFieldGuide,
    },
    steps: {
      label: { sv: "Sidor", nb: "Sider", da: "Sider", en: "Pages", fi: "Sivut", sk: "Stránky" },
      subject: { sv: "Sidorna", nb: "Sidene" },
      items: {
        label: { sv: "Sida", nb: "Side", da: "Side", en: "Page", fi: "Sivu", sk: "Stránka" },
        of: () => pageStepGuide,
      },
    },
    current: {
      label: {
        sv: "Den här sidan",
        nb: "Denne siden",
        da: "Denne side",
        en: "This page",
        fi: "Tämä sivu",
        sk: "Táto stránka",
      },
      subject: { sv: "Den här sidans namn", nb: "Denne sidens navn" },
    },
  },
}
