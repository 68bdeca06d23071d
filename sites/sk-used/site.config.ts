import type { SiteConfigInput } from "@forecourt/site-shell"

/** Rullo, sk.rullo.example: everything in which this site differs from the others, content and looks aside. */
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
