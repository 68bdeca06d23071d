// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of the page fields. */
export const pageFieldsGuide = {
  properties: {
    metaTitle: {
      label: {
        sv: "Titel i sökresultat",
        nb: "Tittel i søkeresultater",
        da: "Titel i søgeresultater",
        en: "Title in search results",
        fi: "Otsikko hakutuloksissa",
        sk: "Názov vo výsledkoch vyhľadávania",
      },
      definiteLabel: { sv: "Titeln i sökresultat", nb: "Tittelen i søkeresultater" },
      of: () => textFieldGuide,
    },
    navTitle: {
      label: {
        sv: "Titel i menyn",
        nb: "Tittel i menyen",
        da: "Titel i menuen",
        en: "Title in the navigation",
        fi: "Otsikko valikossa",
        sk: "Názov v navigácii",
      },
      definiteLabel: { sv: "Titeln i menyn", nb: "Tittelen i menyen" },
      of: () => textFieldGuide,
    },
    metaDescription: {
      label: {
        sv: "Beskrivning i sökresultat",
        nb: "Beskrivelse i søkeresultater",
        da: "Beskrivelse i søgeresultater",
        en: "Summary in search results",
        fi: "Kuvaus hakutuloksissa",
        sk: "Popis vo výsledkoch vyhľadávania",
      },
      definiteLabel: { sv: "Beskrivningen i sökresultat", nb: "Beskrivelsen i søkeresultater" },
      of: () => textFieldGuide,
    },
    ogDescription: {
      label: {
        sv: "Beskrivning vid delning",
        nb: "Beskrivelse ved deling",
        da: "Beskrivelse ved deling",
        en: "Summary when shared",
        fi: "Kuvaus jaettaessa",
        sk: "Popis pri zdieľaní",
      },
      definiteLabel: { sv: "Beskrivningen vid delning", nb: "Beskrivelsen ved deling" },
      of: () => textFieldGuide,
    },
    ogImage: {
      label: {
        sv: "Bild vid delning",
        nb: "Bilde ved deling",
        da: "Billede ved deling",
        en: "Picture when shared",
        fi: "Kuva jaettaessa",
        sk: "Obrázok pri zdieľaní",
      },
      definiteLabel: { sv: "Bilden vid delning", nb: "Bildet ved deling" },
      of: () => imageFieldGuide,
    },
    canonicalUrl: {
      label: {
        sv: "Originalets adress",
        nb: "Originalens adresse",
        da: "Originalens adresse",
        en: "Address of the original",
        fi: "Alkuperäisen osoite",
        sk: "Adresa originálu",
      },
      definiteLabel: { sv: "Originalets adress", nb: "Originalens adresse" },
      of: () => linkFieldGuide,
    },
    brandDesign: {
      label: {
        sv: "Varumärkets utseende",
        nb: "Merkets utseende",
        da: "Mærkets udseende",
        en: "Look of a brand",
        fi: "Merkin ulkoasu",
        sk: "Vzhľad značky",
      },
      definiteLabel: { sv: "Varumärkets utseende", nb: "Merkets utseende" },
      of: () => textFieldGuide,
    },
    gtmId: {
      label: {
        sv: "Tag Manager-behållare",
        nb: "Tag Manager-beholder",
        da: "Tag Manager-container",
        en: "Tag Manager container",
        fi: "Tag Manager -säilö",
        sk: "Kontajner Tag Manager",
      },
      definiteLabel: { sv: "Tag Manager-behållaren", nb: "Tag Manager-beholderen" },
      of: () => textFieldGuide,
    },
    hideInNavigation: {
      label: {
        sv: "Visas inte i menyn",
        nb: "Vises ikke i menyen",
        da: "Vises ikke i menuen",
        en: "Left out of the navigation",
        fi: "Ei näytetä valikossa",
        sk: "Nezobrazuje sa v navigácii",
      },
      definiteLabel: { sv: "Valet att inte visa sidan i menyn", nb: "Valget om ikke å vise siden i menyen" },
    },
    shouldBeNavigableInMenuWhenItHasChildren: {
      label: {
        sv: "Kan öppnas från menyn fast den har undersidor",
        nb: "Kan åpnes fra menyen selv om den har undersider",
        da: "Kan åbnes fra menuen, selv om den har undersider",
        en: "Can be opened from the menu although it has subpages",
        fi: "Avattavissa valikosta, vaikka sillä on alasivuja",
        sk: "Dá sa otvoriť z menu, aj keď má podstránky",
      },
      definiteLabel: { sv: "Valet att kunna öppna sidan från menyn", nb: "Valget om å kunne åpne siden fra menyen" },
    },
    externalLink: {
      label: {
        sv: "Leder någon annanstans",
        nb: "Leder et annet sted",
        da: "Fører et andet sted hen",
        en: "Leads elsewhere",
        fi: "Johtaa muualle",
        sk: "Vedie inam",
      },
      definiteLabel: { sv: "Länken någon annanstans", nb: "Lenken til et annet sted" },
      of: () => linkFieldGuide,
    },
  },
}
