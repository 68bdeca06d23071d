import { type FormLoader, loadScript } from "@forecourt/ui-kit/embedded-form"

/** The maximum time in milliseconds for rendering a form after HubSpot's script has loaded. */
const GIVE_UP_MS = 10_000

export interface Hubspot {
  readonly forms: {
    readonly create: (options: {
      readonly portalId: string
      readonly formId: string
      readonly region: string
      readonly locale: string
      readonly target: string
      /** An empty string. It prevents HubSpot from loading a style sheet, so that the form keeps the site's styles. */
      readonly css: ""
      readonly onFormReady: () => void
      readonly onFormSubmitted: () => void
    }) => void
  }
}

interface Account {
  readonly portalId: string
  readonly region: "eu1" | "na1"
  readonly language: string
}

let count = 0

export function createHubspotLoader({ portalId, region, language }: Account): FormLoader {
  const host = region === "na1" ? "js.hsforms.net" : `js-${region}.hsforms.net`

  return async (node, { formId, nonce, onSubmitted, signal }) => {
    await loadScript({
      src: `https://${host}/forms/embed/v2.js`,
      nonce,
      isReady: () => findHubspot() !== undefined,
      failure: `hubspot-form: the script of ${host} did not come. Is the host in the page's security policy?`,
    })
    if (signal.aborted) return

    count += 1
    node.id = `hubspot-form-${count}`
    await new Promise<void>((resolve, reject) => {
      const handleTimeout = () => reject(new Error(`hubspot-form: no form ${formId} came from account ${portalId}.`))
      const wait = setTimeout(handleTimeout, GIVE_UP_MS)
      signal.addEventListener("abort", () => clearTimeout(wait))
      const onFormReady = () => {
        clearTimeout(wait)
        resolve()
      }
      findHubspot()?.forms.create({
        portalId,
        formId,
        region,
        locale: language,
        target: `#${node.id}`,
        css: "",
        onFormReady,
        onFormSubmitted: onSubmitted,
      })
    })
  }
}

function findHubspot(): Hubspot | undefined {
  return (window as { readonly hbspt?: Hubspot }).hbspt
}
