import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * The settings of the Norwegian site of Norrvik Automotive, no.norrvik.example, which differ between sites. Content and
 * theme are configured elsewhere.
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
