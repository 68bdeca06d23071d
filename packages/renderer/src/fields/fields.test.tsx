import {
  DateText,
  File,
  formatDay,
  formatSiteDay,
  formatSiteMoment,
  Image,
  Link,
  RichText,
  Text,
} from "@forecourt/renderer"
import { renderToStaticMarkup as html } from "react-dom/server"
import { expect, test } from "vitest"
import { siteWith } from "../../test/situation.tsx"

const site = siteWith()

test("a field component renders nothing when its field is missing or empty", () => {
  const empty = (
    <>
      <Text as="h1" field={undefined} />
      <Text field={{ value: "" }} />
      <RichText field={undefined} />
      <RichText field={{ value: "" }} />
      <Link field={undefined} />
      <Link field={{ value: { href: "" } }} />
      <Image site={site} sizes="100vw" field={undefined} />
      <Image site={site} sizes="100vw" field={{ value: { src: "" } }} />
      <File field={undefined} />
      <File field={{ value: { src: "" } }} />
      <DateText site={site} field={undefined} />
      <DateText site={site} field={{ value: "0001-01-01T00:00:00Z" }} />
      <DateText site={site} field={{ value: "nonsense" }} />
    </>
  )

  expect(html(empty)).toBe("")
})

test("plain text is escaped, and formatted text is not", () => {
  expect(html(<Text as="h1" className="a" data-part="title" field={{ value: "<b>" }} />)).toBe(
    '<h1 class="a" data-part="title">&lt;b&gt;</h1>',
  )
  expect(html(<RichText field={{ value: "<p>a</p>" }} />)).toBe("<div><p>a</p></div>")
})

test("line breaks in a text are rendered as br elements", () => {
  expect(html(<Text as="p" field={{ value: "Storgatan 1\n411 01 Göteborg\r\n<Sverige>" }} />)).toBe(
    "<p>Storgatan 1<br/>411 01 Göteborg<br/>&lt;Sverige&gt;</p>",
  )
})

test("a link has both the class set by the block and the class selected by the editor", () => {
  expect(html(<Link className="more" field={{ value: { href: "/a", text: "A", class: "button wide" } }} />)).toBe(
    '<a class="more button wide" href="/a">A</a>',
  )
  expect(html(<Link field={{ value: { href: "/a", text: "A", class: "button" } }} />)).toBe(
    '<a class="button" href="/a">A</a>',
  )
  expect(html(<Link field={{ value: { href: "/a", text: "A", title: "T" } }} />)).toBe('<a href="/a" title="T">A</a>')
})

test("a link shows its children if it has any, then the link text, then the URL", () => {
  expect(html(<Link field={{ value: { href: "/a", text: "A" } }} />)).toBe('<a href="/a">A</a>')
  expect(html(<Link field={{ value: { href: "/a", text: "A" } }}>B</Link>)).toBe('<a href="/a">B</a>')
  expect(html(<Link field={{ value: { href: "/a" } }} />)).toBe('<a href="/a">/a</a>')
})

test('a link that opens a new window announces it and has rel="noopener noreferrer"', () => {
  expect(
    html(<Link field={{ value: { href: "/a", text: "A", target: "_blank" } }} newWindowText="nytt fönster" />),
  ).toBe(
    '<a href="/a" target="_blank" rel="noopener noreferrer">A<span data-part="new-window"> (nytt fönster)</span></a>',
  )
})

test("a picture has sources with widths of 320, 640, 1280 and 1920 pixels [spec 1 §9 image-widths]", () => {
  expect(
    html(
      <Image
        site={site}
        sizes="50vw"
        field={{ value: { src: "/-/media/a.jpg", alt: "A", width: 1600, height: 900 } }}
      />,
    ),
  ).toBe(
    '<img sizes="50vw" srcSet="/-/media/a.jpg?w=320 320w, /-/media/a.jpg?w=640 640w, /-/media/a.jpg?w=1280 1280w, /-/media/a.jpg?w=1920 1920w" src="/-/media/a.jpg?w=1280" alt="A" width="1600" height="900" loading="lazy" decoding="async"/>',
  )
})

test("a picture from a host that cannot resize pictures is rendered without srcset [spec 1 §5 image-hosts]", () => {
  expect(html(<Image site={site} sizes="50vw" field={{ value: { src: "https://elsewhere.example/a.jpg" } }} />)).toBe(
    '<img src="https://elsewhere.example/a.jpg" alt="" loading="lazy" decoding="async"/>',
  )
})

test("a picture with priority is loaded eagerly", () => {
  const picture = html(<Image priority site={site} sizes="100vw" field={{ value: { src: "/a.jpg" } }} />)

  expect(picture).toContain('loading="eager"')
  expect(picture).toContain('fetchPriority="high"')
})

test("a document is rendered as a link with the title, or with the name if the title is missing", () => {
  expect(html(<File field={{ value: { src: "/a.pdf", title: "Prislista", name: "a" } }} />)).toBe(
    '<a href="/a.pdf">Prislista</a>',
  )
  expect(html(<File field={{ value: { src: "/a.pdf", name: "a" } }} />)).toBe('<a href="/a.pdf">a</a>')
})

test("a day is formatted DD/MM/YYYY in the UK and YYYY-MM-DD elsewhere, in the site's time zone", () => {
  const late = "2026-11-20T23:30:00Z"

  expect(formatDay(late, { locale: "en-GB", timeZone: "Europe/London" })).toBe("20/11/2026")
  for (const locale of ["sv-SE", "en-SE", "nb-NO", "fi-FI", "sk-SK"]) {
    expect(formatDay(late, { locale, timeZone: "Europe/Stockholm" })).toBe("2026-11-21")
  }
  expect(html(<DateText site={site} field={{ value: late }} />)).toBe(
    '<time dateTime="2026-11-20T23:30:00Z">2026-11-21</time>',
  )
})

test("a date with a time is formatted in the site's language and time zone, and the time is omitted at midnight", () => {
  const afternoon = "2026-12-18T16:00:05Z"
  const midnight = "2026-11-30T23:00:00Z"
  const stockholm = { locale: "sv-SE", timeZone: "Europe/Stockholm" }

  expect(formatSiteMoment(afternoon, stockholm)).toBe("18 december 2026 kl. 17:00")
  expect(formatSiteMoment(afternoon, { locale: "nb-NO", timeZone: "Europe/Oslo" })).toBe("18. desember 2026 kl. 17:00")
  expect(formatSiteMoment(afternoon, { locale: "en-GB", timeZone: "Europe/London" })).toBe("18 December 2026 at 16:00")
  expect(formatSiteMoment(afternoon, { locale: "fi-FI", timeZone: "Europe/Helsinki" })).toBe(
    "18. joulukuuta 2026 klo 18.00",
  )
  expect(formatSiteMoment(afternoon, { locale: "sk-SK", timeZone: "Europe/Bratislava" })).toBe(
    "18. decembra 2026 o 17:00",
  )
  expect(formatSiteMoment(midnight, stockholm)).toBe("1 december 2026")
  expect(formatSiteDay(afternoon, stockholm)).toBe("18 december 2026")
})

test("formatSiteMoment returns null for an invalid date", () => {
  for (const moment of ["0001-01-01T00:00:00Z", "2026-12-31T23:59:60Z", "nonsense"]) {
    expect(formatSiteMoment(moment, site)).toBeNull()
  }
})

test("the resized URLs of a picture are created only once per site", () => {
  const widths: number[] = []
  const counting = { imageUrl: (src: string, width: number) => `${src}?w=${widths.push(width) && width}` }
  const picture = <Image site={counting} sizes="50vw" field={{ value: { src: "/a.jpg" } }} />

  expect(html(picture)).toBe(html(picture))
  expect(widths).toEqual([320, 640, 1280, 1920])
})
