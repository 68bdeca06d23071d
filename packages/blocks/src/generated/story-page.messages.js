// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { richTextFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a story page. */
export const storyPageGuide = {
  properties: {
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
  },
}
