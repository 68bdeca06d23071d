import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "se-automotive",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  host: "norrvik.example",
  redirectsFromWww: true,
  imageHosts: [],
  floatingNavigationOnHome: true,
  services: ["tyre-hotel", "forms", "workshop-booking", "search-alerts"],
  searchIndexes: { stock: "stock-se-automotive", sites: "sites-se-automotive" },
} satisfies SiteConfigInput
