export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** The path of the script that starts Tag Manager; loaded only with the visitor's consent. */
export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

/** The path of the script that opens the banner again; loaded each time a visitor follows the link to it. */
export const OPEN_CONSENT_SCRIPT_PATH = "/visitor/open-consent.js"

/** The attributes of a page's script element; all but the container are parts of a page view. */
export interface VisitorAttributes {
  readonly "data-page": string
  readonly "data-variant-id": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * Acts on the consent in the attribute of the root element: without consent, nothing happens. A new choice loads a new
 * page (it is an ordinary form), so running tags never outlive their consent. Runs in the browser as a separate file
 * and uses nothing from outside this function. Every page loads it: code for some visitors only is in other files.
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
