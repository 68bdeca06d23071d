export const VISITOR_SCRIPT_PATH = "/visitor.js"

export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

export const OPEN_CONSENT_SCRIPT_PATH = "/visitor/open-consent.js"

/** The attributes of the script. All of them are sent with a page view, except the Tag Manager container. */
export interface VisitorAttributes {
  readonly "data-page": string
  readonly "data-variant-id": string
  readonly "data-language": string
  readonly "data-tag-container"?: string
}

/**
 * Sends a page view and loads Tag Manager, each only if the visitor has consented. The function is sent to the browser
 * as a file, so it must not use anything defined outside it.
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
