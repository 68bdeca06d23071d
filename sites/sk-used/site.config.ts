import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * Rullo in Slovakia, sk.rullo.example: the settings in which this site differs from the others, except content and
 * theme.
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
