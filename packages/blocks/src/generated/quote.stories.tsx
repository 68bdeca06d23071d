// Generated from schemas/blocks/quote by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/quote/examples/default.json" with { type: "json" }
import invalidSurfaceByName from "@forecourt/schemas/blocks/quote/examples/invalid/surface-by-name.json" with {
  type: "json",
}
import onDark from "@forecourt/schemas/blocks/quote/examples/on-dark.json" with { type: "json" }
import withPictureOnSurface from "@forecourt/schemas/blocks/quote/examples/with-picture-on-surface.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
} from "../../test/story.tsx"
import { quoteForm } from "./quote.form.ts"
import type { QuoteInput } from "./quote.ts"

export default {
  title: "Blocks/Quote",
  parameters: { block: "Quote" },
  argTypes: createControls("Quote", quoteForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  name: { value: "Åsa Lindqvist" },
  role: { value: "Bilsäljare" },
  image: {
    value: {
      src: "/-/media/artwork/scenes/workshop-4x3.svg",
      alt: "Illustration: en mekaniker under en bil på lyft",
      width: 1600,
      height: 1200,
    },
  },
} satisfies QuoteInput

/** The same fields in English. */
const english = {
  text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
  name: { value: "Harriet Osborne" },
  role: { value: "Sales adviser" },
  image: {
    value: {
      src: "/-/media/artwork/scenes/workshop-4x3.svg",
      alt: "Illustration: a mechanic under a car on a lift",
      width: 1600,
      height: 1200,
    },
  },
} satisfies QuoteInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    text: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    name: { value: "Åsa Lindqvist" },
    role: { value: "Koldioxidutsläppsklassificering" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Illustration: en mekaniker under en bil på lyft",
        width: 1600,
        height: 1200,
      },
    },
  },
  nb: {
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    name: { value: "Ingrid Sæther" },
    role: { value: "Drivstofforbruksklassifisering" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
        width: 1600,
        height: 1200,
      },
    },
  },
  en: {
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    name: { value: "Harriet Osborne" },
    role: { value: "Carbon dioxide emission classification" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Illustration: a mechanic under a car on a lift",
        width: 1600,
        height: 1200,
      },
    },
  },
  fi: {
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    name: { value: "Päivi Mäkelä" },
    role: { value: "Hiilidioksidipäästöluokitus" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Piirros: mekaanikko nosturilla olevan auton alla",
        width: 1600,
        height: 1200,
      },
    },
  },
  sk: {
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    name: { value: "Zuzana Kováčová" },
    role: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    image: {
      value: {
        src: "/-/media/artwork/scenes/workshop-4x3.svg",
        alt: "Ilustrácia: mechanik pod autom na zdviháku",
        width: 1600,
        height: 1200,
      },
    },
  },
} satisfies Record<string, QuoteInput>

export const Default: BlockStory = { args: standard }

export const OnDark: BlockStory = { args: onDark }

export const WithPictureOnSurface: BlockStory = { args: withPictureOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: { text: all.text } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const WithoutPictures: BlockStory = { args: removeFields(all, "image") }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidSurfaceByName.fields }
