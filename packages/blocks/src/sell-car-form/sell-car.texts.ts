import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { createMessageFormTexts } from "../forms/message-form.texts.ts"

export type SellCarTexts = ReturnType<typeof createSellCarTexts>

export function createSellCarTexts(site: Pick<SiteContext, "text">) {
  return {
    ...createMessageFormTexts(site.text, { failed: "sellCar.failed", kit: ["field.number", "field.pattern"] }),
    ...getGroupTexts(site, "sellCar"),
    regno: site.text("plate.label"),
  }
}
