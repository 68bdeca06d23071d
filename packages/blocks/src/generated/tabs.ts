// Generated from schemas/blocks/tabs/tabs.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A few views of one matter, of which a visitor reads one at a time: ways to pay, models, seasons. It is here
 * because comparing them one below another makes pages long. All texts are on the page, are found by a browser's
 * search, and follow one after another where there is no script.
 */
export interface Tabs {
  /** Heading over the tabs, and their name for screen readers. */
  title?: TextField
  /**
   * Heading level of the title.
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
   * Surface behind the section.
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
  /** One or two words, to be pressed. */
  label: TextField
  /** What the tab shows. */
  text?: RichTextField
  /** Where to read on. */
  link?: LinkField
  /** Picture beside the text. */
  image?: ImageField
}
