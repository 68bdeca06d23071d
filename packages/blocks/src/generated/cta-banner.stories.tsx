// Generated from schemas/blocks/cta-banner by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/cta-banner/examples/default.json" with { type: "json" }
import invalidLinkWithoutAddress from "@forecourt/schemas/blocks/cta-banner/examples/invalid/link-without-address.json" with {
  type: "json",
}
import quietSurface from "@forecourt/schemas/blocks/cta-banner/examples/quiet-surface.json" with { type: "json" }
import withPicture from "@forecourt/schemas/blocks/cta-banner/examples/with-picture.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
} from "../../test/story.tsx"
import { ctaBannerForm } from "./cta-banner.form.ts"
import type { CtaBannerInput } from "./cta-banner.ts"

export default {
  title: "Blocks/Cta banner",
  parameters: { block: "CTABanner" },
  argTypes: createControls("CTABanner", ctaBannerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  link: { value: { href: "/dack", text: "Läs mer", linktype: "internal" } },
  secondLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  image: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1600,
      height: 1200,
    },
  },
} satisfies CtaBannerInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  link: { value: { href: "/tyres", text: "Read more", linktype: "internal" } },
  secondLink: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
  image: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
      width: 1600,
      height: 1200,
    },
  },
} satisfies CtaBannerInput

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
    link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    secondLink: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
        width: 1600,
        height: 1200,
      },
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    secondLink: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
        width: 1600,
        height: 1200,
      },
    },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
    secondLink: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
        width: 1600,
        height: 1200,
      },
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    secondLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1600,
        height: 1200,
      },
    },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    link: { value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    secondLink: {
      value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    image: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
        width: 1600,
        height: 1200,
      },
    },
  },
} satisfies Record<string, CtaBannerInput>

export const Default: BlockStory = { args: standard }

export const QuietSurface: BlockStory = { args: quietSurface }

export const WithPicture: BlockStory = { args: withPicture }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ButtonTypeSecondary: BlockStory = { args: { ...all, buttonType: "Secondary" } }

export const ButtonTypeGhost: BlockStory = { args: { ...all, buttonType: "Ghost" } }

export const ButtonTypeGhostContrast: BlockStory = { args: { ...all, buttonType: "Ghost Contrast" } }

export const BackgroundColorNone: BlockStory = { args: { ...all, backgroundColor: "None" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const WithoutPictures: BlockStory = { parameters: { mayBeEmpty: true }, args: removeFields(all, "image") }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidLinkWithoutAddress.fields }
