// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A few views of one topic, for example payment options, models or seasons, shown one at a time to keep the page
 * short. All texts are on the page: the browser's search finds them, and without JavaScript they are shown one
 * after another.
 */
export interface Tabs {
  /** The heading above the tabs, also used as their accessible name. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /**
   * The tabs, in the editor's order.
   *
   * @maxItems 8
   */
  tabs?: TabsTab[]
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** The tabs before their defaults are filled in. */
export interface TabsInput {
  title?: TextField
  titleTag?: TitleTag
  tabs?: TabsTab[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface TabsTab {
  /** The label of the tab: one or two words. */
  label: TextField
  /** The text of the tab. */
  text?: RichTextField
  /** The link to further reading. */
  link?: LinkField
  /** The picture next to the text. */
  image?: ImageField
}
