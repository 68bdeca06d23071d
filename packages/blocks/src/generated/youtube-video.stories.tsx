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
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, without } from "../story.tsx"
import { youtubeVideoForm } from "./youtube-video.form.ts"
import type { YoutubeVideoInput } from "./youtube-video.ts"

export default {
  title: "Blocks/Youtube video",
  parameters: { block: "YoutubeVideo" },
  argTypes: controlsOf(youtubeVideoForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const StartedByTheVisitor: BlockStory = { args: startedByTheVisitor }

export const WideWithControls: BlockStory = { args: wideWithControls }

export const AllFields: BlockStory = { tags: ["phone"], args: all }

export const Minimal: BlockStory = { args: { title: all.title, youtubeId: all.youtubeId } }

export const HasAutoplayOff: BlockStory = { args: { ...all, hasAutoplay: false } }

export const HasControlBar: BlockStory = { args: { ...all, hasControlBar: true } }

export const WidthWide: BlockStory = { args: { ...all, width: "Wide" } }

export const WithoutPictures: BlockStory = { args: without(all, "imageDesktop", "imagePhone") }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
