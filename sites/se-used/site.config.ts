import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "se-used",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  host: "rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" },
  services: ["forms", "workshop-booking", "search-alerts"],
} satisfies SiteConfigInput
