import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * Rullo in Sweden, rullo.example: the settings in which this site differs from the others, except content and theme.
 */
export const config = {
  name: "se-used",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  host: "rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" },
  services: ["forms", "workshop-booking"],
} satisfies SiteConfigInput
