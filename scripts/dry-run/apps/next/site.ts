import type { SiteContext } from "@forecourt/renderer"

export const site: SiteContext = {
  name: "another-team",
  language: "sv",
  languages: ["sv"],
  locale: "sv-SE",
  timeZone: "Europe/Stockholm",
  mode: "live",
  path: "/faq",
  homePath: "/",
  pathToCarList: null,
  floatingNavigation: false,
  text: (key) => key,
  imageUrl: () => null,
  report: console.error,
}
