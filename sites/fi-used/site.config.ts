import type { SiteConfigInput } from "@forecourt/site-shell"

/**
 * The settings of the Finnish site of Rullo, fi.rullo.example, which differ between sites. Content and theme are
 * configured elsewhere.
 */
export const config = {
  name: "fi-used",
  languages: ["fi", "sv"],
  timeZone: "Europe/Helsinki",
  host: "fi.rullo.example",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-fi-used", sites: "sites-fi-used" },
  services: ["forms"],
} satisfies SiteConfigInput
