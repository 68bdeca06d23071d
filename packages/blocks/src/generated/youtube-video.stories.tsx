// Generated from schemas/blocks/youtube-video by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/youtube-video/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/youtube-video/examples/invalid/unknown-field.json" with {
  type: "json",
}
import startedByTheVisitor from "@forecourt/schemas/blocks/youtube-video/examples/started-by-the-visitor.json" with {
  type: "json",
}
import wideWithControls from "@forecourt/schemas/blocks/youtube-video/examples/wide-with-controls.json" with {
  type: "json",
}
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
import { youtubeVideoForm } from "./youtube-video.form.ts"
import type { YoutubeVideoInput } from "./youtube-video.ts"

export default {
  title: "Blocks/Youtube video",
  parameters: { block: "YoutubeVideo" },
  argTypes: createControls("YoutubeVideo", youtubeVideoForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>" },
  youtubeId: "aqz-KE-bpKQ",
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
      alt: "Illustration: en blå kombi på en gata med låga trähus",
      width: 1600,
      height: 1200,
    },
  },
  imagePhone: {
    value: {
      src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
      alt: "Illustration: en blå kombi på en gata med låga trähus",
      width: 1200,
      height: 1500,
    },
  },
} satisfies YoutubeVideoInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: {
    value: "<p>Book online, drop the key when it suits you and collect a car that is ready for the next journey.</p>",
  },
  youtubeId: "aqz-KE-bpKQ",
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
      alt: "Illustration: a blue estate car in a street of low wooden houses",
      width: 1600,
      height: 1200,
    },
  },
  imagePhone: {
    value: {
      src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
      alt: "Illustration: a blue estate car in a street of low wooden houses",
      width: 1200,
      height: 1500,
    },
  },
} satisfies YoutubeVideoInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    youtubeId: "aqz-KE-bpKQ",
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
        alt: "Illustration: en blå kombi på en gata med låga trähus",
        width: 1600,
        height: 1200,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
        alt: "Illustration: en blå kombi på en gata med låga trähus",
        width: 1200,
        height: 1500,
      },
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    youtubeId: "aqz-KE-bpKQ",
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
        alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
        width: 1600,
        height: 1200,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
        alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
        width: 1200,
        height: 1500,
      },
    },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    youtubeId: "aqz-KE-bpKQ",
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
        alt: "Illustration: a blue estate car in a street of low wooden houses",
        width: 1600,
        height: 1200,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
        alt: "Illustration: a blue estate car in a street of low wooden houses",
        width: 1200,
        height: 1500,
      },
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    youtubeId: "aqz-KE-bpKQ",
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
        alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
        width: 1600,
        height: 1200,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
        alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
        width: 1200,
        height: 1500,
      },
    },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    youtubeId: "aqz-KE-bpKQ",
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
        alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
        width: 1600,
        height: 1200,
      },
    },
    imagePhone: {
      value: {
        src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
        alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
        width: 1200,
        height: 1500,
      },
    },
  },
} satisfies Record<string, YoutubeVideoInput>

export const Default: BlockStory = { args: standard }

export const StartedByTheVisitor: BlockStory = { args: startedByTheVisitor }

export const WideWithControls: BlockStory = { args: wideWithControls }

export const AllFields: BlockStory = { tags: ["phone"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: { title: all.title, youtubeId: all.youtubeId } }

export const HasAutoplayOff: BlockStory = { args: { ...all, hasAutoplay: false } }

export const HasControlBar: BlockStory = { args: { ...all, hasControlBar: true } }

export const WidthWide: BlockStory = { args: { ...all, width: "Wide" } }

export const WithoutPictures: BlockStory = { args: removeFields(all, "imageDesktop", "imagePhone") }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
