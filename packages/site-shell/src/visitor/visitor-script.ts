/** Address of the script that every page loads. */
export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** Address of the script that starts Tag Manager; loaded only where it may start. */
export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

/** Address of the script that opens the banner once more; loaded each time a visitor asks for it. */
export const OPEN_CONSENT_SCRIPT_PATH = "/visitor/open-consent.js"

/** What the script element of a page tells the script; all but the container is what is told of a page view. */
export interface VisitorAttributes {
  readonly "data-page": string
  readonly "data-variant-id": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * What a page does with the choice that stands on its root element: without one, nothing. A new choice comes with a
 * fresh page (it is an ordinary form), so tags that run never outlive the consent they had. Runs in the browser as a
 * file of its own and uses nothing from outside this function. Every page loads it: what only some need is elsewhere.
 */
export function startVisitor(): void {
  const { currentScript, documentElement, head } = document
  const { consent = "" } = documentElement.dataset
  const { tagContainer, ...view } = (currentScript as HTMLElement).dataset
  const load = (src: string) => head.append(Object.assign(document.createElement("script"), { src }))

  if (/statistics/.test(consent)) navigator.sendBeacon("/visitor/page-view", JSON.stringify(view))
  if (tagContainer && /statistics|marketing/.test(consent)) load("/visitor/tags.js")

  const reopen = () => load("/visitor/open-consent.js")
  // Before anybody else: while a page comes alive, React keeps what happens on it from everyone behind it.
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
