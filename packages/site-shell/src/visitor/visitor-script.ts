import type { AnalyticsEvent } from "@forecourt/api-clients/analytics"

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
 * Everything a page does with a visitor's consent, in the browser. Before the choice nothing is stored and nothing is
 * sent. Runs as a file of its own and uses nothing from outside this function; the banner works without it.
 */
export function startVisitor(): void {
  const page = document.querySelector<HTMLScriptElement>("script[data-visitor]")?.dataset ?? {}
  const root = document.documentElement
  const banner = document.getElementById("consent")
  const browser = window as typeof window & { dataLayer?: unknown[] }
  let opener: HTMLElement | null = null
  let isCounted = false
  let tagged: string | null = null

  const has = (purpose: string) => (root.dataset.consent ?? "").split(" ").includes(purpose)
  const send = (path: string, body: BodyInit, headers: HeadersInit) =>
    fetch(path, { method: "POST", keepalive: true, headers, body })

  /** Before anybody else: while a page comes alive, React keeps what happens on it from everyone behind it. */
  function listen<Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void): void {
    window.addEventListener(name, hear, true)
  }

  function obey(): void {
    if (has("statistics") && !isCounted) {
      isCounted = true
      const view = { page: page.page, variantId: page.variant, language: page.language }
      send("/visitor/page-view", JSON.stringify(view), { "content-type": "application/json" }).catch(() => {})
    }
    const agreed = ["statistics", "marketing"].filter(has).join()
    if (tagged === agreed || (tagged === null && (agreed === "" || !page.tagContainer))) return
    // Tags that run cannot be called back; on a fresh page they do not start.
    if (tagged !== null && !agreed.startsWith(tagged) && !agreed.endsWith(tagged)) location.reload()
    else {
      tellTags(tagged === null ? "default" : "update")
      if (tagged === null) startTags()
      tagged = agreed
    }
  }

  function tellTags(command: "default" | "update"): void {
    browser.dataLayer ??= []
    const granted = (purpose: string) => (has(purpose) ? "granted" : "denied")
    const ads = granted("marketing")
    const signals = { analytics_storage: granted("statistics") }
    const all = { ...signals, ad_storage: ads, ad_user_data: ads, ad_personalization: ads }
    // The tag manager knows its own commands by the kind of list they come in.
    ;(function (..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: an ordinary list is an event to it
      browser.dataLayer?.push(arguments)
    })("consent", command, all)
    browser.dataLayer.push({
      event: "consent",
      consent_statistics: has("statistics"),
      consent_marketing: has("marketing"),
      consent_media: has("media"),
    } satisfies AnalyticsEvent)
  }

  function startTags(): void {
    // What happened before the choice is told after it, in its order: the queue was only in memory.
    browser.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" })
    const script = document.createElement("script")
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(page.tagContainer ?? "")}`
    document.head.append(script)
  }

  function keep(answer: URLSearchParams): void {
    send("/visitor/consent", answer, { accept: "application/json" }).then(
      ({ ok }) => {
        if (ok) adopt()
      },
      // Nothing was kept, so the question stays.
      () => {},
    )
  }

  function adopt(): void {
    const names = /(?:^|; )fc-consent=\d+\.\d+\.?([^;]*)/.exec(document.cookie)?.[1] ?? ""
    root.dataset.consent = names.replace(/\./g, " ")
    close()
    document.dispatchEvent(new CustomEvent("fc-consent"))
    obey()
  }

  function open(): void {
    if (!banner) return
    banner.dataset.open = ""
    for (const box of banner.querySelectorAll<HTMLInputElement>("[name=purpose]")) box.checked = has(box.value)
    banner.querySelector<HTMLElement>("h2")?.focus()
  }

  function close(): void {
    delete banner?.dataset.open
    opener?.focus()
    opener = null
  }

  listen("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href$="#consent"]')
    if (!link || !banner) return
    event.preventDefault()
    opener = link
    open()
  })
  listen("keydown", ({ key, target }) => {
    if (key === "Escape" && root.dataset.consent !== undefined && banner?.contains(target as Node)) close()
  })
  listen("submit", (event) => {
    const form = event.target as HTMLFormElement
    if (!banner?.contains(form)) return
    event.preventDefault()
    const { name, value } = event.submitter as HTMLButtonElement
    const answer = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    answer.set(name, value)
    keep(answer)
  })
  if (location.hash === "#consent") open()
  obey()
}

const COMMENTS_AND_MARGINS = /^\s*(?:\/\*\*.*\*\/|\/\/.*)?\n?/gm

/** The function as the file that browsers load: called, without what is only for us. */
export function visitorScript(): string {
  return `(${startVisitor.toString().replace(COMMENTS_AND_MARGINS, "")})()`
}
