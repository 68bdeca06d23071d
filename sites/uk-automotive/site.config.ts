import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * Norrvik Automotive in the United Kingdom, uk.norrvik.example: the settings in which this site differs from the
 * others, except content and theme.
 */
export const config = {
  name: "uk-automotive",
  languages: ["en"],
  timeZone: "Europe/London",
  host: "uk.norrvik.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-uk-automotive", sites: "sites-uk-automotive" },
  services: ["vehicle-media", "forms", "finance-quote"],
} satisfies SiteConfigInput
