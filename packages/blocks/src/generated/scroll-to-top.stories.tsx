// Generated from schemas/blocks/scroll-to-top by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/scroll-to-top/examples/default.json" with { type: "json" }
import invalidAsText from "@forecourt/schemas/blocks/scroll-to-top/examples/invalid/as-text.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  renderBlock,
  scrolled,
} from "../../test/story.tsx"
import { scrollToTopForm } from "./scroll-to-top.form.ts"
import type { ScrollToTopInput } from "./scroll-to-top.ts"

export default {
  title: "Blocks/Scroll to top",
  parameters: { block: "ScrollToTop" },
  argTypes: createControls("ScrollToTop", scrollToTopForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {} satisfies ScrollToTopInput

/** The same fields in English. */
const english = {} satisfies ScrollToTopInput

export const Default: BlockStory = { args: standard }

export const AllFields: BlockStory = { tags: ["phone"], ...scrolled, ...createEveryLanguage({ sv: all, en: english }) }

export const Refused: BlockStory = { args: invalidAsText.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
