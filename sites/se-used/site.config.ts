import type { SiteConfigInput } from "@forecourt/site-shell"

/** Rullo, rullo.example: everything in which this site differs from the others, content and looks aside. */
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
