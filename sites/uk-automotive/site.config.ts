import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "uk-automotive",
  languages: ["en"],
  timeZone: "Europe/London",
  host: "uk.norrvik.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-uk-automotive", sites: "sites-uk-automotive" },
  services: ["vehicle-media", "forms", "finance-quote", "search-alerts"],
} satisfies SiteConfigInput
