import type { SiteContext } from "@forecourt/renderer"
import { createMessageFormTexts, createTexts, type MessageFormTexts } from "../forms/message-form.texts.ts"

export type CarContactFormTexts = MessageFormTexts & Readonly<Record<(typeof NAMES)[number], string>>

const NAMES = ["message", "quote", "testDrive"] as const

export function createCarContactFormTexts({ text }: Pick<SiteContext, "text">): CarContactFormTexts {
  return {
    ...createMessageFormTexts(text, { failed: "carDetailFormError" }),
    ...createTexts(text, NAMES, (name) => `carPage.form.${name}`),
  }
}
