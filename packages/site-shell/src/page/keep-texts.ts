import type { SiteContext } from "@forecourt/renderer"
import { readDictionary } from "../content/shared-content.ts"
import { createStaleValue } from "../content/stale-value.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { pageTexts } from "./page-texts.ts"

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
  return createStaleValue(pageTexts(language, {}), async () =>
    pageTexts(language, await readDictionary(environment, { site, language })),
  )
}
