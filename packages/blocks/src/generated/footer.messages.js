// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, linkFieldGuide, richTextFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a footer. */
export const footerGuide = {
  properties: {
    showBrands: {
      label: {
        sv: "Visa märken",
        nb: "Vis merker",
        da: "Vis mærker",
        en: "Show brands",
        fi: "Näytä merkit",
        sk: "Zobraziť značky",
      },
    },
    brandsHeading: {
      label: {
        sv: "Rubrik för märken",
        nb: "Overskrift for merker",
        da: "Overskrift til mærker",
        en: "Brands heading",
        fi: "Merkkien otsikko",
        sk: "Nadpis značiek",
      },
      definiteLabel: { sv: "Rubriken för märken", nb: "Overskriften for merker" },
      of: () => textFieldGuide,
    },
    brands: {
      label: { sv: "Märken", nb: "Merker", da: "Mærker", en: "Brands", fi: "Merkit", sk: "Značky" },
      definiteLabel: { sv: "Märkena", nb: "Merkene" },
      items: {
        label: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Brand", fi: "Merkki", sk: "Značka" },
        properties: {
          name: {
            label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
            definiteLabel: { sv: "Namnet", nb: "Navnet" },
            of: () => textFieldGuide,
            empty: { value: "" },
          },
          logo: {
            label: { sv: "Logotyp", nb: "Logo", da: "Logo", en: "Logo", fi: "Logo", sk: "Logo" },
            definiteLabel: { sv: "Logotypen", nb: "Logoen" },
            of: () => imageFieldGuide,
          },
          logoBlackAndWhite: {
            label: {
              sv: "Logotyp i svartvitt",
              nb: "Logo i svart-hvitt",
              da: "Logo i sort-hvid",
              en: "Logo in black and white",
              fi: "Mustavalkoinen logo",
              sk: "Čiernobiele logo",
            },
            definiteLabel: { sv: "Logotypen i svartvitt", nb: "Logoen i svart-hvitt" },
            of: () => imageFieldGuide,
          },
        },
      },
    },
    columns: {
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      definiteLabel: { sv: "Kolumnerna", nb: "Kolonnene" },
      items: {
        label: { sv: "Kolumn", nb: "Kolonne", da: "Kolonne", en: "Column", fi: "Sarake", sk: "Stĺpec" },
        properties: {
          title: {
            label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
            definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
            of: () => textFieldGuide,
          },
          description: {
            label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
            definiteLabel: { sv: "Texten", nb: "Teksten" },
            of: () => richTextFieldGuide,
          },
          columnItems: {
            label: { sv: "Länkar", nb: "Lenker", da: "Links", en: "Links", fi: "Linkit", sk: "Odkazy" },
            definiteLabel: { sv: "Länkarna", nb: "Lenkene" },
            items: {
              label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
              definiteLabel: { sv: "Länken", nb: "Lenken" },
              properties: {
                link: {
                  label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
                  definiteLabel: { sv: "Länken", nb: "Lenken" },
                  of: () => linkFieldGuide,
                },
              },
            },
          },
        },
      },
    },
    highlightedLink: {
      label: {
        sv: "Framhävd länk",
        nb: "Fremhevet lenke",
        da: "Fremhævet link",
        en: "Highlighted link",
        fi: "Korostettu linkki",
        sk: "Zvýraznený odkaz",
      },
      definiteLabel: { sv: "Den framhävda länken", nb: "Den fremhevede lenken" },
      of: () => linkFieldGuide,
    },
    socialLinks: {
      label: {
        sv: "Sociala medier",
        nb: "Sosiale medier",
        da: "Sociale medier",
        en: "Social media",
        fi: "Sosiaalinen media",
        sk: "Sociálne siete",
      },
      definiteLabel: { sv: "Sociala medier", nb: "Sosiale medier" },
      items: {
        label: {
          sv: "Socialt medium",
          nb: "Sosialt medium",
          da: "Socialt medie",
          en: "Social link",
          fi: "Somelinkki",
          sk: "Sociálna sieť",
        },
        properties: {
          name: {
            label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
            definiteLabel: { sv: "Namnet", nb: "Navnet" },
            of: () => textFieldGuide,
            empty: { value: "" },
          },
          url: {
            label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
            definiteLabel: { sv: "Adressen", nb: "Adressen" },
            of: () => linkFieldGuide,
          },
        },
      },
    },
    infoField1: {
      label: {
        sv: "Första notisen",
        nb: "Første notis",
        da: "Første note",
        en: "First note",
        fi: "Ensimmäinen huomautus",
        sk: "Prvá poznámka",
      },
      definiteLabel: { sv: "Första notisen", nb: "Den første notisen" },
      properties: {
        heading: {
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
          of: () => textFieldGuide,
        },
        text: {
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          definiteLabel: { sv: "Texten", nb: "Teksten" },
          of: () => richTextFieldGuide,
        },
      },
    },
    infoField2: {
      label: {
        sv: "Andra notisen",
        nb: "Andre notis",
        da: "Anden note",
        en: "Second note",
        fi: "Toinen huomautus",
        sk: "Druhá poznámka",
      },
      definiteLabel: { sv: "Andra notisen", nb: "Den andre notisen" },
      properties: {
        heading: {
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
          of: () => textFieldGuide,
        },
        text: {
          label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          definiteLabel: { sv: "Texten", nb: "Teksten" },
          of: () => richTextFieldGuide,
        },
      },
    },
    infoFieldOneChildFullWidth: {
      label: {
        sv: "Första notisen i full bredd",
        nb: "Første notis i full bredde",
        da: "Første note i fuld bredde",
        en: "First note at full width",
        fi: "Ensimmäinen huomautus koko leveydelle",
        sk: "Prvá poznámka na celú šírku",
      },
    },
  },
}
