import type { SiteContext } from "@forecourt/renderer"
import { readDictionary } from "../content/shared-content.ts"
import { createStaleValue } from "../content/stale-value.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { createPageTexts } from "./page-texts.ts"

export function createTexts({ name }: Pick<SiteConfig, "name">, environment: Environment) {
  const kept = new Map<string, () => Promise<SiteContext["text"]>>()

  return (language: string): Promise<SiteContext["text"]> => {
    const texts = kept.get(language) ?? createLanguageTexts(name, environment, language)
    kept.set(language, texts)
    return texts()
  }
}

function createLanguageTexts(site: string, environment: Environment, language: string) {
  return createStaleValue(createPageTexts(language, {}), async () =>
    createPageTexts(language, await readDictionary(environment, { site, language })),
  )
}
