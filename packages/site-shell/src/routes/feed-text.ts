import type { Story } from "@forecourt/api-clients/content"
import { escapeXml } from "@forecourt/contracts/escape-xml"

export interface Feed {
  /** What readers call it. */
  readonly title: string
  readonly description: string
  readonly language: string
  /** Address of the feed itself, and of the site in its language. */
  readonly self: string
  readonly home: string
  readonly stories: readonly Story[]
}

/** Stories as RSS 2.0, newest first as they come; each with the address that it keeps. */
export function feedText({ title, description, language, self, home, stories }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", home),
    element("description", description),
    element("language", language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...stories.map((story) => item(story, home)),
    "</channel></rss>",
    "",
  ].join("\n")
}

function item({ path, title, preamble, date }: Story, home: string): string {
  const address = new URL(path, home).href
  return [
    "<item>",
    element("title", title),
    element("link", address),
    element("guid", address),
    ...(date ? [element("pubDate", new Date(date).toUTCString())] : []),
    ...(preamble ? [element("description", preamble)] : []),
    "</item>",
  ].join("")
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
