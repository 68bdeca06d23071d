import type { SiteContext } from "@forecourt/renderer"
import { readDictionary } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { pageTexts } from "./page-texts.ts"

/** How old texts may grow before they are read again, behind the visitor's back. */
const KEEP_MS = 60_000
/** The longest time the first visitors wait for them; the software's own are used until then. */
const FIRST_WAIT_MS = 800

/** Keeps the site's texts in memory, by language, for what is decided and said outside a page. */
export function keepTexts({ name }: Pick<SiteConfig, "name">, environment: Environment) {
  const kept = new Map<string, () => Promise<SiteContext["text"]>>()

  return (language: string): Promise<SiteContext["text"]> => {
    const texts = kept.get(language) ?? keepLanguage(name, environment, language)
    kept.set(language, texts)
    return texts()
  }
}

function keepLanguage(site: string, environment: Environment, language: string) {
  let text = pageTexts(language, {})
  let readAt = Number.NEGATIVE_INFINITY
  let first: Promise<void> | null = null
  let isRead = false

  async function read(): Promise<void> {
    const dictionary = await readDictionary(environment, { site, language })
    text = pageTexts(language, dictionary)
    isRead = true
  }

  return async (): Promise<SiteContext["text"]> => {
    if (Date.now() - readAt > KEEP_MS) {
      readAt = Date.now()
      const reading = read()
      first ??= reading
    }
    // Every visitor who comes before they were read once waits, not only the first.
    if (!isRead) await Promise.race([first, pause(FIRST_WAIT_MS)])
    return text
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
