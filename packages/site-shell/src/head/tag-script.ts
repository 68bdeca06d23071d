/** Cookie in which a visitor's choice is kept: the purposes that were granted, with dots between them. */
export const CONSENT_COOKIE = "fc-consent"

/** Event on `document` that says the choice was made or changed. */
export const CONSENT_EVENT = "fc-consent"

/**
 * Starts Tag Manager once the visitor granted statistics, on this page view or later on it; before that nothing is
 * asked of a foreign host and nothing is stored. Runs in the browser as a file of its own: it reads the container
 * from its own script element and uses nothing from outside this function.
 */
export function startTags(): void {
  const container = document.querySelector<HTMLScriptElement>("script[data-tag-container]")?.dataset.tagContainer
  let started = false

  function startWhenGranted(): void {
    const granted = /(?:^|; )fc-consent=([^;]*)/.exec(document.cookie)?.[1]?.split(".") ?? []
    if (started || !container || !granted.includes("statistics")) return
    started = true
    const page = window as typeof window & { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" })
    const script = document.createElement("script")
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`
    document.head.append(script)
  }

  startWhenGranted()
  document.addEventListener("fc-consent", startWhenGranted)
}

/** The function as the file that browsers load. */
export function tagScript(): string {
  return `(${startTags.toString()})()`
}
