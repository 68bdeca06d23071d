import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * The settings of the Slovak site of Rullo, sk.rullo.example, which differ between sites. Content and theme are
 * configured elsewhere.
 */
export const config = {
  name: "sk-used",
  languages: ["sk"],
  timeZone: "Europe/Bratislava",
  host: "sk.rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-sk-used", sites: "sites-sk-used" },
  services: ["forms"],
} satisfies SiteConfigInput
