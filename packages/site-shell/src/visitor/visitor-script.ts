export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** The path of the script that starts Tag Manager. It is loaded only with the visitor's consent. */
export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

/**
 * The path of the script that opens the banner again. It is loaded each time a visitor follows the link to the banner.
 */
export const OPEN_CONSENT_SCRIPT_PATH = "/visitor/open-consent.js"

/** The attributes of a page's script element. All of them except the container are part of a page view. */
export interface VisitorAttributes {
  readonly "data-page": string
  readonly "data-variant-id": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * Reads the consent from the attribute of the root element. Without consent, nothing is sent or loaded. A new choice
 * loads a new page (the banner is an ordinary form), so tags never keep running after the consent is withdrawn. Runs in
 * the browser as a separate file and uses nothing from outside this function. Every page loads this file, so code for
 * only some visitors is in other files.
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
