// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { fileFieldGuide, imageFieldGuide, linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a hero banner. */
export const heroBannerGuide = {
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
    link: {
      label: {
        sv: "Knappens länk",
        nb: "Knappens lenke",
        da: "Knappens link",
        en: "Button link",
        fi: "Painikkeen linkki",
        sk: "Odkaz tlačidla",
      },
      definiteLabel: { sv: "Knappens länk", nb: "Knappens lenke" },
      of: () => linkFieldGuide,
    },
    buttonType: {
      label: {
        sv: "Knappens utseende",
        nb: "Knappens utseende",
        da: "Knappens udseende",
        en: "Button look",
        fi: "Painikkeen ulkoasu",
        sk: "Vzhľad tlačidla",
      },
      definiteLabel: { sv: "Knappens utseende", nb: "Knappens utseende" },
    },
    content: {
      label: { sv: "Innehåll", nb: "Innhold", da: "Indhold", en: "Content", fi: "Sisältö", sk: "Obsah" },
      definiteLabel: { sv: "Innehållet", nb: "Innholdet" },
    },
    image: {
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
    contentPlacement: {
      label: {
        sv: "Textens plats i höjdled",
        nb: "Tekstens plassering i høyden",
        da: "Tekstens placering i højden",
        en: "Vertical placement",
        fi: "Tekstin paikka pystysuunnassa",
        sk: "Zvislé umiestnenie",
      },
      definiteLabel: { sv: "Textens plats i höjdled", nb: "Tekstens plassering i høyden" },
    },
    centerContent: {
      label: {
        sv: "Centrera texten",
        nb: "Sentrer teksten",
        da: "Centrér teksten",
        en: "Centre the text",
        fi: "Keskitä teksti",
        sk: "Vycentrovať text",
      },
    },
    textColor: {
      label: {
        sv: "Textfärg",
        nb: "Tekstfarge",
        da: "Tekstfarve",
        en: "Text colour",
        fi: "Tekstin väri",
        sk: "Farba textu",
      },
      definiteLabel: { sv: "Textfärgen", nb: "Tekstfargen" },
    },
    variant: {
      label: { sv: "Höjd", nb: "Høyde", da: "Højde", en: "Height", fi: "Korkeus", sk: "Výška" },
      definiteLabel: { sv: "Höjden", nb: "Høyden" },
    },
    hasMarginTop: {
      label: {
        sv: "Luft ovanför",
        nb: "Luft over",
        da: "Luft over",
        en: "Space above",
        fi: "Tilaa yläpuolelle",
        sk: "Medzera hore",
      },
    },
    heroBannerHasSearchBar: {
      label: {
        sv: "Visa sökfält",
        nb: "Vis søkefelt",
        da: "Vis søgefelt",
        en: "Show search field",
        fi: "Näytä hakukenttä",
        sk: "Zobraziť vyhľadávanie",
      },
    },
    heroBannerSearchUrl: {
      label: {
        sv: "Sida för sökresultat",
        nb: "Side for søkeresultat",
        da: "Side til søgeresultater",
        en: "Search result page",
        fi: "Hakutulosten sivu",
        sk: "Stránka s výsledkami",
      },
      definiteLabel: { sv: "Sidan för sökresultat", nb: "Siden for søkeresultat" },
      of: () => linkFieldGuide,
    },
    searchBarPlaceholderText: {
      label: {
        sv: "Ledtext, telefon",
        nb: "Hjelpetekst, telefon",
        da: "Hjælpetekst, telefon",
        en: "Hint, phones",
        fi: "Vihjeteksti, puhelin",
        sk: "Nápoveda, telefón",
      },
      definiteLabel: { sv: "Ledtexten för telefon", nb: "Hjelpeteksten for telefon" },
      of: () => textFieldGuide,
    },
    searchBarPlaceholderTextDesktop: {
      label: {
        sv: "Ledtext, breda skärmar",
        nb: "Hjelpetekst, brede skjermer",
        da: "Hjælpetekst, brede skærme",
        en: "Hint, wide screens",
        fi: "Vihjeteksti, leveät näytöt",
        sk: "Nápoveda, široké obrazovky",
      },
      definiteLabel: { sv: "Ledtexten för breda skärmar", nb: "Hjelpeteksten for brede skjermer" },
      of: () => textFieldGuide,
    },
  },
}
