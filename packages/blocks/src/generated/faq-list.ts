// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Questions with answers that open individually. Closed answers are also on the page, so that the browser's search
 * finds and opens them; structured data links each question to its answer for search engines.
 */
export interface FaqList {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two next to the questions. */
  text?: RichTextField
  /**
   * The questions and their answers, in the editor's order.
   *
   * @maxItems 30
   */
  questions?: FaqListQuestion[]
  /** The link for visitors whose question is not listed. */
  link?: LinkField
  /**
   * True if opening an answer closes the one that is open.
   *
   * @default false
   */
  closesOthers: boolean
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  /**
   * True if search engines receive the questions as structured data (FAQPage). If a page has several lists, enable
   * it for only one.
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
  /** The question, as a visitor would ask it. */
  question: TextField
  /** The answer, in two or three sentences. */
  answer?: RichTextField
}
