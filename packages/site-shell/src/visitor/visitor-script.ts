import type { ConsentEvent } from "@forecourt/api-clients/analytics"

/** Address of the script that every page loads. */
export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** What the script element of a page tells the script. */
export interface VisitorAttributes {
  readonly "data-visitor": ""
  readonly "data-page": string
  readonly "data-variant": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * What a page does with the choice that stands on its root element: without one, nothing. A new choice comes with a
 * fresh page (it is an ordinary form), so tags that run never outlive the consent they had. Runs in the browser as a
 * file of its own and uses nothing from outside this function.
 */
export function startVisitor(): void {
  const page = document.querySelector<HTMLScriptElement>("script[data-visitor]")?.dataset ?? {}
  const { dataset } = document.documentElement
  const banner = document.getElementById("consent")
  const has = (purpose: string) => (dataset.consent ?? "").split(" ").includes(purpose)

  if (has("statistics")) {
    const view = { page: page.page, variantId: page.variant, language: page.language }
    navigator.sendBeacon("/visitor/page-view", JSON.stringify(view))
  }
  if (page.tagContainer && (has("statistics") || has("marketing"))) startTags(page.tagContainer)

  function startTags(container: string): void {
    const browser = window as typeof window & { dataLayer?: unknown[] }
    const granted = (purpose: string) => (has(purpose) ? "granted" : "denied")
    const ads = granted("marketing")
    const signals = { ad_storage: ads, ad_user_data: ads, ad_personalization: ads }
    // What the page told before is told after the choice, in its order: the queue was only in memory.
    browser.dataLayer ??= []
    const before = browser.dataLayer.splice(0)
    // The tag manager knows its own commands by the kind of list they come in.
    ;(function (..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: an ordinary list is an event to it
      browser.dataLayer?.push(arguments)
    })("consent", "default", { ...signals, analytics_storage: granted("statistics") })
    browser.dataLayer.push(
      {
        event: "consent",
        consent_statistics: has("statistics"),
        consent_marketing: has("marketing"),
        consent_media: has("media"),
      } satisfies ConsentEvent,
      { "gtm.start": Date.now(), event: "gtm.js" },
      ...before,
    )
    const script = document.createElement("script")
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`
    document.head.append(script)
  }

  let opener: HTMLElement | null = null

  function open(): void {
    if (!banner) return
    banner.dataset.open = ""
    for (const box of banner.querySelectorAll<HTMLInputElement>("[name=purpose]")) box.checked = has(box.value)
    banner.querySelector<HTMLElement>("h2")?.focus()
  }

  // Before anybody else: while a page comes alive, React keeps what happens on it from everyone behind it.
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href$="#consent"]')
      if (!link) return
      event.preventDefault()
      opener = link
      open()
    },
    true,
  )
  addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || dataset.consent === undefined || !banner?.contains(target as Node)) return
    delete banner.dataset.open
    opener?.focus()
  })
  if (location.hash === "#consent") open()
}

const COMMENTS_AND_MARGINS = /^\s*(?:\/\/.*)?\n?/gm

/** The function as the file that browsers load: called, without what is only for us. */
export function visitorScript(): string {
  return `(${startVisitor.toString().replace(COMMENTS_AND_MARGINS, "")})()`
}
