// Generated from schemas/blocks/hero-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import campaignCentred from "@forecourt/schemas/blocks/hero-banner/examples/campaign-centred.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/hero-banner/examples/default.json" with { type: "json" }
import homeWithSearch from "@forecourt/schemas/blocks/hero-banner/examples/home-with-search.json" with { type: "json" }
import invalidAmericanCentre from "@forecourt/schemas/blocks/hero-banner/examples/invalid/american-centre.json" with {
  type: "json",
}
import workshop from "@forecourt/schemas/blocks/hero-banner/examples/workshop.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
} from "../../test/story.tsx"
import { heroBannerForm } from "./hero-banner.form.ts"
import type { HeroBannerInput } from "./hero-banner.ts"

export default {
  title: "Blocks/Hero banner",
  parameters: { block: "HeroBanner" },
  argTypes: createControls("HeroBanner", heroBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
  image: {
    value: {
      src: "/-/media/artwork/scenes/harbour-21x9.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 2520,
      height: 1080,
    },
  },
  imagePhone: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x5.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1200,
      height: 1500,
    },
  },
  heroBannerHasSearchBar: true,
  heroBannerSearchUrl: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
  searchBarPlaceholderText: { value: "Sök bil" },
  searchBarPlaceholderTextDesktop: { value: "Sök bil" },
} satisfies HeroBannerInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  link: { value: { href: "/contact", text: "Test drive", linktype: "internal" } },
  image: {
    value: {
      src: "/-/media/artwork/scenes/harbour-21x9.svg",
      alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
      width: 2520,
      height: 1080,
    },
  },
  imagePhone: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x5.svg",
      alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
      width: 1200,
      height: 1500,
    },
  },
  heroBannerHasSearchBar: true,
  heroBannerSearchUrl: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
  searchBarPlaceholderText: { value: "Search cars" },
  searchBarPlaceholderTextDesktop: { value: "Search cars" },
} satisfies HeroBannerInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
        width: 1200,
        height: 1500,
      },
    },
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    searchBarPlaceholderText: { value: "Koldioxidutsläppsklassificering" },
    searchBarPlaceholderTextDesktop: { value: "Koldioxidutsläppsklassificering" },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
        width: 1200,
        height: 1500,
      },
    },
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    searchBarPlaceholderText: { value: "Drivstofforbruksklassifisering" },
    searchBarPlaceholderTextDesktop: { value: "Drivstofforbruksklassifisering" },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
        width: 1200,
        height: 1500,
      },
    },
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: {
      value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" },
    },
    searchBarPlaceholderText: { value: "Carbon dioxide emission classification" },
    searchBarPlaceholderTextDesktop: { value: "Carbon dioxide emission classification" },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1200,
        height: 1500,
      },
    },
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: {
      value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" },
    },
    searchBarPlaceholderText: { value: "Hiilidioksidipäästöluokitus" },
    searchBarPlaceholderTextDesktop: { value: "Hiilidioksidipäästöluokitus" },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    link: { value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-21x9.svg",
        alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
        width: 2520,
        height: 1080,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x5.svg",
        alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
        width: 1200,
        height: 1500,
      },
    },
    heroBannerHasSearchBar: true,
    heroBannerSearchUrl: {
      value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    searchBarPlaceholderText: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    searchBarPlaceholderTextDesktop: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
  },
} satisfies Record<string, HeroBannerInput>

export const Default: BlockStory = { args: standard }

export const CampaignCentred: BlockStory = { args: campaignCentred }

export const HomeWithSearch: BlockStory = { args: homeWithSearch }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { tags: ["phone"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ButtonTypeSecondary: BlockStory = { args: { ...all, buttonType: "Secondary" } }

export const ButtonTypeGhost: BlockStory = { args: { ...all, buttonType: "Ghost" } }

export const ButtonTypeGhostContrast: BlockStory = { args: { ...all, buttonType: "Ghost Contrast" } }

export const ContentVideo: BlockStory = {
  args: {
    ...all,
    content: "Video",
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
  },
}

export const ContentPlacementTop: BlockStory = { args: { ...all, contentPlacement: "Top" } }

export const ContentPlacementBottom: BlockStory = { args: { ...all, contentPlacement: "Bottom" } }

export const CenterContent: BlockStory = { args: { ...all, centerContent: true } }

export const TextColorBlack: BlockStory = { args: { ...all, textColor: "Black" } }

export const VariantFullScreen: BlockStory = { args: { ...all, variant: "FullScreen" } }

export const HasMarginTop: BlockStory = { args: { ...all, hasMarginTop: true } }

export const HeroBannerHasSearchBarOff: BlockStory = {
  args: {
    ...removeFields(all, "heroBannerSearchUrl", "searchBarPlaceholderText", "searchBarPlaceholderTextDesktop"),
    heroBannerHasSearchBar: false,
  },
}

export const WithoutPictures: BlockStory = {
  parameters: { mayBeEmpty: true },
  args: removeFields(all, "image", "imagePhone"),
}

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidAmericanCentre.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
