import type { SiteContext } from "@forecourt/renderer"
import { createMessageFormTexts, createTexts, type MessageFormTexts } from "../forms/message-form.texts.ts"

export type SellCarTexts = MessageFormTexts & Readonly<Record<(typeof NAMES)[number] | "regno", string>>

const NAMES = ["milage", "selected", "sell", "trade-in"] as const

export function createSellCarTexts({ text }: Pick<SiteContext, "text">): SellCarTexts {
  return {
    ...createMessageFormTexts(text, { failed: "sellCar.failed", kit: ["field.number", "field.pattern"] }),
    ...createTexts(text, NAMES, (name) => `sellCar.${name}`),
    regno: text("plate.label"),
  }
}
