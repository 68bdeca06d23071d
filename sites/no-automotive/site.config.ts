import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "no-automotive",
  languages: ["nb"],
  timeZone: "Europe/Oslo",
  host: "no.norrvik.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-no-automotive", sites: "sites-no-automotive" },
  services: ["forms", "search-alerts"],
} satisfies SiteConfigInput
