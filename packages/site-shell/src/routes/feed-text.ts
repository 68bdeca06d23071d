import type { Article } from "@forecourt/api-clients/content"
import { escapeXml } from "@forecourt/contracts/escape-xml"

export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  readonly self: string
  readonly home: string
  readonly articles: readonly Article[]
}

export function formatFeed({ title, description, language, self, home, articles }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    formatElement("title", title),
    formatElement("link", home),
    formatElement("description", description),
    formatElement("language", language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => formatItem(article, home)),
    "</channel></rss>",
    "",
  ].join("\n")
}

function formatItem({ path, title, preamble, date }: Article, home: string): string {
  const address = new URL(path, home).href
  return [
    "<item>",
    formatElement("title", title),
    formatElement("link", address),
    formatElement("guid", address),
    ...(date ? [formatElement("pubDate", new Date(date).toUTCString())] : []),
    ...(preamble ? [formatElement("description", preamble)] : []),
    "</item>",
  ].join("")
}

function formatElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
