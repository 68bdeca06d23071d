// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Questions and answers that open one by one. Closed answers are on the page too: a browser's search finds and
 * opens them, and search engines are told which text answers what.
 */
export interface FaqList {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two beside the questions. */
  text?: RichTextField
  /**
   * Questions and their answers, in the editor's order.
   *
   * @maxItems 30
   */
  questions?: FaqListQuestion[]
  /** Where to go with a question that is not here. */
  link?: LinkField
  /**
   * Opening one answer closes the one that was open.
   *
   * @default false
   */
  closesOthers: boolean
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  /**
   * Tells search engines about the questions (FAQPage). Of several lists on a page, let one do so.
   *
   * @default true
   */
  isForSearchEngines: boolean
}

/** A faq list before its defaults are filled in. */
export interface FaqListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  questions?: FaqListQuestion[]
  link?: LinkField
  closesOthers?: boolean
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  isForSearchEngines?: boolean
}

export interface FaqListQuestion {
  /** As a visitor would ask it. */
  question: TextField
  /** Two or three sentences. */
  answer?: RichTextField
}
