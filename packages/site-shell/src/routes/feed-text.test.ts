import { expect, test } from "vitest"
import { getFeedPath, readFeedPath } from "./feed-address.ts"
import { formatFeed } from "./feed-text.ts"

const site = { languages: ["sv", "en"] }
const feed = {
  title: "Norrvik",
  description: "Norrvik: norrvik.example",
  language: "sv-se",
  self: "https://norrvik.example/feed.xml",
  home: "https://norrvik.example/",
}
const article = {
  id: "A",
  path: "/livet-med-bil/kyla",
  title: "Kyla & köld <på riktigt>",
  date: "2026-11-12T07:00:00Z",
}

test("an entry has the headline, the permanent URL and the date of its article", () => {
  const text = formatFeed({ ...feed, articles: [{ ...article, preamble: "Tio morgnar." }] })

  expect(text).toContain(
    "<item><title>Kyla &amp; köld &lt;på riktigt&gt;</title>" +
      "<link>https://norrvik.example/livet-med-bil/kyla</link><guid>https://norrvik.example/livet-med-bil/kyla</guid>" +
      "<pubDate>Thu, 12 Nov 2026 07:00:00 GMT</pubDate><description>Tio morgnar.</description></item>",
  )
  expect(text).toContain('<atom:link href="https://norrvik.example/feed.xml" rel="self" type="application/rss+xml"/>')
})

test("characters that XML forbids are removed from the feed, and pubDate is omitted for an article without a date", () => {
  const text = formatFeed({ ...feed, articles: [{ id: "B", path: "/b", title: "A\u0007B" }] })

  expect(text).toContain("<title>AB</title>")
  expect(text).not.toContain("pubDate")
})

test("each language has one feed URL, and no similar path is recognised as a feed", () => {
  expect(site.languages.map((language) => getFeedPath(language, site))).toEqual(["/feed.xml", "/en/feed.xml"])
  expect(["/feed.xml", "/en/feed.xml"].map((path) => readFeedPath(path, site))).toEqual(["sv", "en"])
  expect(
    ["/sv/feed.xml", "/fi/feed.xml", "/a/feed.xml", "/en/feed.xml/1"].map((path) => readFeedPath(path, site)),
  ).toEqual([null, null, null, null])
})
