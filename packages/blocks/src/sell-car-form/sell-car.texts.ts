import type { SiteContext } from "@forecourt/renderer"
import { type MessageFormTexts, messageFormTexts, textsOf } from "../forms/message-form.texts.ts"

/** What the form says in which a car is offered. */
export type SellCarTexts = MessageFormTexts & Readonly<Record<(typeof NAMES)[number] | "regno", string>>

const NAMES = ["milage", "selected", "sell", "trade-in"] as const

/** The form's texts in the page's language. */
export function sellCarTexts({ text }: Pick<SiteContext, "text">): SellCarTexts {
  return {
    ...messageFormTexts(text, { failed: "sellCar.failed", kit: ["field.number", "field.pattern"] }),
    ...textsOf(text, NAMES, (name) => `sellCar.${name}`),
    regno: text("plate.label"),
  }
}
