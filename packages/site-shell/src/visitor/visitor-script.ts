/** Address of the script that every page loads. */
export const VISITOR_SCRIPT_PATH = "/visitor.js"

/** Address of the script that starts Tag Manager; loaded only where it may start. */
export const TAGS_SCRIPT_PATH = "/visitor/tags.js"

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
 * file of its own and uses nothing from outside this function. Every page loads it: what only some need is elsewhere.
 */
export function startVisitor(): void {
  const { dataset } = document.documentElement
  // The banner and this script's element: they stand on every page that loads it.
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  const banner = find("#consent")
  const { page, variant: variantId, language, tagContainer } = find("[data-visitor]").dataset
  // No purpose is a part of another's name.
  const has = (purpose: string) => !!dataset.consent?.includes(purpose)

  if (has("statistics")) navigator.sendBeacon("/visitor/page-view", JSON.stringify({ page, variantId, language }))
  if (tagContainer && (has("statistics") || has("marketing")))
    document.head.append(Object.assign(document.createElement("script"), { src: "/visitor/tags.js" }))

  function open(opener?: HTMLElement): void {
    banner.dataset.open = ""
    banner.onkeydown = ({ key }) => {
      if (key !== "Escape" || dataset.consent === undefined) return
      delete banner.dataset.open
      opener?.focus()
    }
    for (const box of banner.querySelectorAll<HTMLInputElement>("[name=purpose]")) box.checked = has(box.value)
    find("#consent h2").focus()
  }

  // Before anybody else: while a page comes alive, React keeps what happens on it from everyone behind it.
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href$="#consent"]')
      if (!link) return
      event.preventDefault()
      open(link)
    },
    true,
  )
  if (location.hash === "#consent") open()
}

const COMMENTS_AND_MARGINS = /^\s*(?:\/\/.*)?\n?/gm
const NEEDLESS_BREAKS = /(?<=[{,(])\n/g

/** A function as the file that browsers load: called, without what is only for us. */
export function scriptOf(start: () => void): string {
  return `(${start.toString().replace(COMMENTS_AND_MARGINS, "").replace(NEEDLESS_BREAKS, "")})()`
}
