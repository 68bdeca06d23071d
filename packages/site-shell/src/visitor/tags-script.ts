import type { ConsentEvent, ImpressionEvent } from "@forecourt/api-clients/analytics"

/**
 * Starts Google Tag Manager with the visitor's consent. The function is sent to the browser as a file, so it must not
 * use anything defined outside it.
 */
export function startTags(): void {
  const { tagContainer } = document.querySelector<HTMLElement>("[data-tag-container]")?.dataset ?? {}
  const { consent = "" } = document.documentElement.dataset
  const has = (purpose: string) => consent.split(" ").includes(purpose)
  const formatConsent = (purpose: string) => (has(purpose) ? "granted" : "denied")
  const ads = formatConsent("marketing")
  const signals = { ad_storage: ads, ad_user_data: ads, ad_personalization: ads }

  const browser = window as typeof window & { dataLayer?: unknown[] }
  // Earlier events of the page follow the consent, in order: the queue was only in memory.
  browser.dataLayer ??= []
  const previous = browser.dataLayer.splice(0)
  // The tag manager recognises its own commands by their type, an `arguments` object.
  ;(function (..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an ordinary list is an event to it
    browser.dataLayer?.push(arguments)
  })("consent", "default", { ...signals, analytics_storage: formatConsent("statistics") })
  browser.dataLayer.push(
    {
      event: "consent",
      consent_statistics: has("statistics"),
      consent_marketing: has("marketing"),
      consent_media: has("media"),
    } satisfies ConsentEvent,
    { "gtm.start": Date.now(), event: "gtm.js" },
    { event: "page_impression" } satisfies ImpressionEvent,
    ...previous,
  )
  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tagContainer}`
  document.head.append(script)
}
