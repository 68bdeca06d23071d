import type { SiteContext } from "@forecourt/renderer"
import { type MessageFormTexts, messageFormTexts, textsOf } from "../forms/message-form.texts.ts"

/** What the contact form of a car says. */
export type CarContactFormTexts = MessageFormTexts & Readonly<Record<(typeof NAMES)[number], string>>

const NAMES = ["message", "quote", "testDrive"] as const

/** The form's texts in the page's language. */
export function carContactFormTexts({ text }: Pick<SiteContext, "text">): CarContactFormTexts {
  return {
    ...messageFormTexts(text, { failed: "carDetailFormError" }),
    ...textsOf(text, NAMES, (name) => `carPage.form.${name}`),
  }
}
