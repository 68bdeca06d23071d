import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type CalculatorTexts = ReturnType<typeof createCalculatorTexts>

export function createCalculatorTexts(site: Pick<SiteContext, "text">) {
  return {
    ...getGroupTexts(site, "calculator"),
    perMonth: site.text("carPage.price.perMonth"),
    inclVat: site.text("carPage.price.vatIn"),
    increase: site.text("numberField.increase"),
    decrease: site.text("numberField.decrease"),
    noNumber: site.text("field.number"),
  }
}
