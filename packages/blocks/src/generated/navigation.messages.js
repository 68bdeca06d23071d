// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a navigation. */
export const navigationGuide = {
  properties: {
    logo: {
      label: { sv: "Logotyp", nb: "Logo", da: "Logo", en: "Logo", fi: "Logo", sk: "Logo" },
      definiteLabel: { sv: "Logotypen", nb: "Logoen" },
      of: () => imageFieldGuide,
    },
    logoWidth: {
      label: {
        sv: "Logotypens bredd",
        nb: "Logoens bredde",
        da: "Logoets bredde",
        en: "Logo width",
        fi: "Logon leveys",
        sk: "Šírka loga",
      },
      definiteLabel: { sv: "Logotypens bredd", nb: "Logoens bredde" },
    },
    logoHeight: {
      label: {
        sv: "Logotypens höjd",
        nb: "Logoens høyde",
        da: "Logoets højde",
        en: "Logo height",
        fi: "Logon korkeus",
        sk: "Výška loga",
      },
      definiteLabel: { sv: "Logotypens höjd", nb: "Logoens høyde" },
    },
    slimNav: {
      label: {
        sv: "Låg meny",
        nb: "Lav meny",
        da: "Lav menu",
        en: "Slim bar",
        fi: "Matala valikko",
        sk: "Nízka lišta",
      },
    },
    hasDarkTheme: {
      label: {
        sv: "Mörkt tema",
        nb: "Mørkt tema",
        da: "Mørkt tema",
        en: "Dark theme",
        fi: "Tumma teema",
        sk: "Tmavý vzhľad",
      },
    },
    showSeparator: {
      label: {
        sv: "Linje under menyn",
        nb: "Linje under menyen",
        da: "Linje under menuen",
        en: "Line under the bar",
        fi: "Viiva valikon alla",
        sk: "Čiara pod lištou",
      },
      definiteLabel: { sv: "Linjen under menyn", nb: "Linjen under menyen" },
    },
    extraNavigationItems: {
      label: {
        sv: "Extra länkar",
        nb: "Ekstra lenker",
        da: "Ekstra links",
        en: "Extra links",
        fi: "Lisälinkit",
        sk: "Ďalšie odkazy",
      },
      definiteLabel: { sv: "De extra länkarna", nb: "De ekstra lenkene" },
      items: {
        label: {
          sv: "Extra länk",
          nb: "Ekstra lenke",
          da: "Ekstra link",
          en: "Extra link",
          fi: "Lisälinkki",
          sk: "Ďalší odkaz",
        },
        properties: {
          title: {
            label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
            definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
            of: () => textFieldGuide,
          },
          link: {
            label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
            definiteLabel: { sv: "Länken", nb: "Lenken" },
            of: () => linkFieldGuide,
          },
        },
      },
    },
    teasers: {
      label: { sv: "Puffar", nb: "Teasere", da: "Teasere", en: "Teasers", fi: "Nostot", sk: "Upútavky" },
      definiteLabel: { sv: "Puffarna", nb: "Teaserne" },
      items: {
        label: { sv: "Puff", nb: "Teaser", da: "Teaser", en: "Teaser", fi: "Nosto", sk: "Upútavka" },
        definiteLabel: { sv: "Puffen", nb: "Teaseren" },
        properties: {
          page: {
            label: {
              sv: "Under sidan",
              nb: "Under siden",
              da: "Under siden",
              en: "Under the page",
              fi: "Sivun alla",
              sk: "Pod stránkou",
            },
            definiteLabel: { sv: "Sidan", nb: "Siden" },
            of: () => linkFieldGuide,
          },
          image: {
            label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
            definiteLabel: { sv: "Bilden", nb: "Bildet" },
            of: () => imageFieldGuide,
          },
          title: {
            label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
            definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
            of: () => textFieldGuide,
          },
          price: {
            label: { sv: "Pris", nb: "Pris", da: "Pris", en: "Price", fi: "Hinta", sk: "Cena" },
            definiteLabel: { sv: "Priset", nb: "Prisen" },
            of: () => textFieldGuide,
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
        },
      },
    },
    hasMessage: {
      label: {
        sv: "Visa meddelande",
        nb: "Vis melding",
        da: "Vis meddelelse",
        en: "Show alert",
        fi: "Näytä ilmoitus",
        sk: "Zobraziť oznam",
      },
    },
    messageTitle: {
      label: {
        sv: "Meddelandets rubrik",
        nb: "Meldingens overskrift",
        da: "Meddelelsens overskrift",
        en: "Alert title",
        fi: "Ilmoituksen otsikko",
        sk: "Nadpis oznamu",
      },
      definiteLabel: { sv: "Meddelandets rubrik", nb: "Meldingens overskrift" },
      of: () => textFieldGuide,
    },
    messageText: {
      label: {
        sv: "Meddelandets text",
        nb: "Meldingens tekst",
        da: "Meddelelsens tekst",
        en: "Alert text",
        fi: "Ilmoituksen teksti",
        sk: "Text oznamu",
      },
      definiteLabel: { sv: "Meddelandets text", nb: "Meldingens tekst" },
      of: () => textFieldGuide,
    },
    messageType: {
      label: {
        sv: "Sorts meddelande",
        nb: "Type melding",
        da: "Meddelelsens type",
        en: "Kind of alert",
        fi: "Ilmoituksen laji",
        sk: "Druh oznamu",
      },
      definiteLabel: { sv: "Sorten av meddelande", nb: "Typen melding" },
    },
    messageIcon: {
      label: { sv: "Symbol", nb: "Symbol", da: "Symbol", en: "Icon", fi: "Kuvake", sk: "Ikona" },
      definiteLabel: { sv: "Symbolen", nb: "Symbolet" },
    },
  },
}
