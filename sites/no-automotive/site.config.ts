import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * Norrvik Automotive in Norway, no.norrvik.example: the settings in which this site differs from the others, except
 * content and theme.
 */
export const config = {
  name: "no-automotive",
  languages: ["nb"],
  timeZone: "Europe/Oslo",
  host: "no.norrvik.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-no-automotive", sites: "sites-no-automotive" },
  services: ["forms"],
} satisfies SiteConfigInput
