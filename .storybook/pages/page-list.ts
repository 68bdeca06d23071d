import type { PageAddress } from "./page.types.ts"

interface Listed {
  readonly language: string
  readonly paths: readonly string[]
}

const PAGES: Readonly<Record<string, Listed>> = {
  "se-automotive": { language: "sv", paths: ["/", "/kop-bil", "/livet-med-bil", "/livet-med-bil/elbil-i-kyla"] },
  "no-automotive": { language: "nb", paths: ["/", "/aktuelt", "/aktuelt/over-filefjell"] },
  "uk-automotive": {
    language: "en",
    paths: ["/", "/buy-car", "/news-and-events", "/news-and-events/seven-degrees"],
  },
  "se-used": { language: "sv", paths: ["/", "/artiklar", "/artiklar/batteriet-i-kyla"] },
  "fi-used": { language: "fi", paths: ["/", "/jutut", "/jutut/akku-pakkasessa"] },
  "sk-used": { language: "sk", paths: ["/", "/clanky", "/clanky/cez-donovaly-v-mraze"] },
}

export const pageAddresses: readonly PageAddress[] = Object.entries(PAGES).flatMap(([site, { language, paths }]) =>
  paths.map((path) => ({ site, language, path })),
)
