export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** The path of the script that starts Google Tag Manager. It is loaded only after the visitor has consented. */
export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

/**
 * The path of the script that opens the consent banner again. It is loaded whenever a visitor follows the link to the
 * banner.
 */
export const OPEN_CONSENT_SCRIPT_PATH = "/visitor/open-consent.js"

/**
 * The attributes of the visitor script's element. All of them except the Tag Manager container are sent with a page
 * view.
 */
export interface VisitorAttributes {
  readonly "data-page": string
  readonly "data-variant-id": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * Sends a page view and loads Tag Manager, each only if the visitor has consented, according to the attribute of the
 * root element. A changed answer loads a new page, so tags never keep running after consent is withdrawn. The function
 * is sent to the browser as a separate file, so it must not use anything defined outside it. It is loaded on every
 * page, so code that only some visitors need is in other files.
 */
export function startVisitor(): void {
  const { currentScript, documentElement, head } = document
  const { consent = "" } = documentElement.dataset
  const { tagContainer, ...view } = (currentScript as HTMLElement).dataset
  const load = (src: string) => head.append(Object.assign(document.createElement("script"), { src }))

  if (/statistics/.test(consent)) navigator.sendBeacon("/visitor/page-view", JSON.stringify(view))
  if (tagContainer && /statistics|marketing/.test(consent)) load("/visitor/tags.js")

  const reopen = () => load("/visitor/open-consent.js")
  // Before other listeners: while a page hydrates, React stops the propagation of its events.
  addEventListener(
    "click",
    (event) => {
      if ((event.target as Element).closest('[href$="#consent"]')) {
        event.preventDefault()
        reopen()
      }
    },
    true,
  )
  if (location.hash === "#consent") reopen()
}
