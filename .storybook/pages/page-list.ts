import type { PageAddress } from "./page.types.ts"

interface Listed {
  readonly language: string
  readonly paths: readonly string[]
}

/** The pages of each site that Storybook shows: the home page, a list of articles, an article and two landing pages. */
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

/** The addresses of all pages that Storybook shows. */
export const pageAddresses: readonly PageAddress[] = Object.entries(PAGES).flatMap(([site, { language, paths }]) =>
  paths.map((path) => ({ site, language, path })),
)
