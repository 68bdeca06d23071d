import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type SearchAlertTexts = ReturnType<typeof createSearchAlertTexts>

export function createSearchAlertTexts(text: SiteContext["text"]) {
  const { notice: _, ...texts } = getGroupTexts({ text }, "searchAlert")
  return {
    ...texts,
    email: text("contact.email"),
    emailError: text("contact.email.error"),
    trap: text("message.trap"),
  }
}
