import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export function createGateTexts(provider: string, site: Pick<SiteContext, "text">) {
  const consent = site.text("embedded-form.consent", { provider })
  return { labels: { ...getGroupTexts(site, "embedded-form"), consent }, note: site.text("form.consent", { provider }) }
}
