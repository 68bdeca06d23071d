import { renderHtml, siteFor } from "./render.tsx"

/** Renders a car list with the form of search alerts, since the examples of the blocks have no services. */
export function seeSearchAlert(): Promise<string> {
  const site = siteFor({ services: ["search-alerts"] })
  return renderHtml("CarList", { title: { value: "Bilar i lager" }, monthly: "None" }, site, { query: "", found: null })
}
