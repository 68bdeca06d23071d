import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * The settings of the British site of Norrvik Automotive, uk.norrvik.example, which differ between sites. Content and
 * theme are configured elsewhere.
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
