// Generated from schemas/blocks/spacer by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/spacer/examples/default.json" with { type: "json" }
import invalidSizeInPixels from "@forecourt/schemas/blocks/spacer/examples/invalid/size-in-pixels.json" with {
  type: "json",
}
import largeWithLine from "@forecourt/schemas/blocks/spacer/examples/large-with-line.json" with { type: "json" }
import {
  amidTexts,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  renderBlock,
} from "../../test/story.tsx"
import { spacerForm } from "./spacer.form.ts"
import type { SpacerInput } from "./spacer.ts"

export default {
  title: "Blocks/Spacer",
  parameters: { block: "Spacer" },
  argTypes: createControls("Spacer", spacerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {} satisfies SpacerInput

/** The same fields in English. */
const english = {} satisfies SpacerInput

export const Default: BlockStory = { args: standard }

export const LargeWithLine: BlockStory = { args: largeWithLine }

export const AllFields: BlockStory = { tags: ["phone"], ...amidTexts, ...createEveryLanguage({ sv: all, en: english }) }

export const SizeSmall: BlockStory = { args: { ...all, size: "Small" } }

export const SizeLarge: BlockStory = { args: { ...all, size: "Large" } }

export const HasLine: BlockStory = { args: { ...all, hasLine: true } }

export const Refused: BlockStory = { args: invalidSizeInPixels.fields }
