import type { SiteConfigInput } from "@forecourt/site-shell"

export const config = {
  name: "sk-used",
  languages: ["sk"],
  timeZone: "Europe/Bratislava",
  host: "sk.rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-sk-used", sites: "sites-sk-used" },
  services: ["forms", "search-alerts"],
} satisfies SiteConfigInput
