import type { SiteContext } from "@forecourt/renderer"
import type { EmbeddedFormLabels } from "@forecourt/ui-kit/embedded-form"

export function createGateTexts(provider: string, site: Pick<SiteContext, "text">) {
  const labels: EmbeddedFormLabels = {
    consent: site.text("embedded-form.consent", { provider }),
    loading: site.text("embedded-form.loading"),
    failed: site.text("embedded-form.failed"),
    submitted: site.text("embedded-form.submitted"),
    retry: site.text("embedded-form.retry"),
  }
  return { labels, note: site.text("form.consent", { provider }) }
}
