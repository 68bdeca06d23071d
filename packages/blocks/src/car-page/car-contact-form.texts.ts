import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { createMessageFormTexts } from "../forms/message-form.texts.ts"

export type CarContactFormTexts = ReturnType<typeof createCarContactFormTexts>

export function createCarContactFormTexts(site: Pick<SiteContext, "text">) {
  return {
    ...createMessageFormTexts(site.text, { failed: "carDetailFormError" }),
    ...getGroupTexts(site, "carPage.form"),
  }
}
