import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "fi-used",
  languages: ["fi", "sv"],
  timeZone: "Europe/Helsinki",
  host: "fi.rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-fi-used", sites: "sites-fi-used" },
  services: ["forms", "search-alerts"],
} satisfies SiteConfigInput
