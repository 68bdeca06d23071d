import type { SiteContext } from "@forecourt/renderer"
import dictionary from "../../schemas/site/dictionary.schema.json" with { type: "json" }

const PLATFORM = "http://localhost:4300"

const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(dictionary.properties).map(([key, property]) => [key, property["x-text"].sv]),
)

export function imageUrl(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(`${PLATFORM}${src}?w=${width}`)}&w=${width}&q=75`
}

/** A site context whose `report` throws an error, so that an invalid block stops the benchmark. */
export const site: SiteContext = {
  name: "se-automotive",
  language: "sv",
  languages: ["sv", "en"],
  locale: "sv-SE",
  timeZone: "Europe/Stockholm",
  mode: "live",
  path: "/",
  homePath: "/",
  pathToCarList: "/bilar",
  floatingNavigation: true,
  text: (key, values) => {
    const text = texts[key] ?? key
    return values === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  },
  imageUrl,
  report: ({ message }) => {
    throw new Error(`bench: the page reported something. ${message}`)
  },
}
