import { expect, test } from "vitest"
import { readFields } from "./read-fields.ts"
import { readEach } from "./read-source.ts"
import type { Wire } from "./wire.types.ts"

const wire: Wire = {
  Title: { prop: "title", kind: "text" },
  Body: { prop: "body", kind: "rich-text" },
  Image: { prop: "image", kind: "image" },
  Link: { prop: "link", kind: "link" },
  Document: { prop: "document", kind: "file" },
  Date: { prop: "date", kind: "date" },
  IsCampaign: { prop: "isCampaign", kind: "boolean" },
  Size: { prop: "size", kind: "number" },
  YoutubeID: { prop: "youtubeId", kind: "string" },
  ContentPlacement: {
    prop: "contentPlacement",
    kind: "choice",
    choices: { center: "Centre", centre: "Centre", top: "Top" },
  },
  Related: { prop: "related", kind: "reference" },
  Tags: { prop: "tags", kind: "reference-list" },
  InfoField1: { prop: "infoField1", kind: "item", of: { Heading: { prop: "heading", kind: "text" } } },
  Brands: {
    prop: "brands",
    kind: "list",
    of: { Name: { prop: "name", kind: "text" }, Logo: { prop: "logo", kind: "image" } },
  },
  Label1: { prop: "facts", kind: "text", at: 1, part: "label" },
  LabelValue1: { prop: "facts", kind: "text", at: 1, part: "value" },
  Label2: { prop: "facts", kind: "text", at: 2, part: "label" },
  LabelValue2: { prop: "facts", kind: "text", at: 2, part: "value" },
}

const read = (raw: unknown, options?: Parameters<typeof readFields>[2]) => readFields(raw, wire, options)

test("boolean, number and identifier fields are read as primitive values, and editable text fields as objects", () => {
  expect(
    read({
      Title: { value: "EX30" },
      IsCampaign: { value: true },
      Size: { value: 10 },
      YoutubeID: { value: "dQw4w9" },
    }),
  ).toEqual({
    title: { value: "EX30" },
    isCampaign: true,
    size: 10,
    youtubeId: "dQw4w9",
  })
})

test.each([
  ["null", { Image: null, Related: null, InfoField1: null, Title: null }],
  [
    "an empty wrapper",
    {
      Image: { value: {} },
      Link: { value: { href: "" } },
      Document: { value: {} },
      Title: { value: "" },
      Body: { value: "" },
    },
  ],
  ["the first moment of year 1", { Date: { value: "0001-01-01T00:00:00Z" } }],
  ["an empty object in place of an item", { InfoField1: {} }],
])("a field with %s is omitted", (_, raw) => {
  expect(read(raw)).toEqual({})
})

test("an empty multilist is read as an empty list", () => {
  expect(read({ Brands: [], Tags: [] })).toEqual({ brands: [], tags: [] })
})

test("picture dimensions and file sizes sent as text are parsed as integers", () => {
  expect(read({ Image: { value: { src: "/a.jpg", alt: "A", width: "3000", height: "2001", class: "x" } } })).toEqual({
    image: { value: { src: "/a.jpg", alt: "A", width: 3000, height: 2001 } },
  })
  expect(read({ Document: { value: { src: "/a.pdf", size: "156897", name: "a" } } })).toEqual({
    document: { value: { src: "/a.pdf", size: 156897, name: "a" } },
  })
})

test("the query string and the anchor of an internal link are added to its URL", () => {
  const value = {
    href: "/bilar",
    linktype: "internal",
    querystring: "fuel=el",
    anchor: "lista",
    text: "Bilar",
    url: "/bilar",
  }

  expect(read({ Link: { value } })).toEqual({
    link: { value: { href: "/bilar?fuel=el#lista", linktype: "internal", text: "Bilar" } },
  })
})

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "javascript:alert(1)/",
  "javascript:alert(1)//https://",
])("a link that could execute code is omitted: %j", (href) => {
  expect(read({ Link: { value: { href, text: "x" } } })).toEqual({})
})

test.each([
  "/bilar",
  "https://norrvik.se/a:b",
  "mailto:a@b.se",
  "tel:+468123",
  "#top",
  "?a=b:c",
  "en/about",
  "./a",
  "//cdn.se/a",
])("the safe URL %s is unchanged", (href) => {
  expect(read({ Link: { value: { href } } })).toEqual({ link: { value: { href } } })
})

test("a compact date is converted to ISO 8601", () => {
  expect(read({ Date: { value: "20080407T105900Z" } })).toEqual({ date: { value: "2008-04-07T10:59:00Z" } })
})

test("a checkbox field is parsed in every format that the content platform sends", () => {
  for (const value of [true, "1", 1, "true"]) expect(read({ IsCampaign: { value } })).toEqual({ isCampaign: true })
  for (const value of [false, "0", 0, "", "false"])
    expect(read({ IsCampaign: { value } })).toEqual({ isCampaign: false })
})

test("the value of a select field is converted to the spelling of the schema's option", () => {
  for (const value of ["center", "Center", "centre", "CENTRE"]) {
    expect(read({ ContentPlacement: { value } })).toEqual({ contentPlacement: "Centre" })
  }
  expect(read({ ContentPlacement: { id: "1", name: "Top", fields: { Value: { value: "top" } } } })).toEqual({
    contentPlacement: "Top",
  })
  expect(read({ ContentPlacement: { value: "Left" } })).toEqual({ contentPlacement: "Left" })
})

test("referenced items are read as fields in the order that the editor chose", () => {
  const brand = (name: string) => ({
    id: name,
    url: `/${name}`,
    name,
    displayName: name,
    fields: { Name: { value: name }, Logo: { value: {} } },
  })

  expect(read({ Brands: [brand("Volvo"), brand("Kia")] })).toEqual({
    brands: [{ name: { value: "Volvo" } }, { name: { value: "Kia" } }],
  })
  expect(read({ InfoField1: { id: "1", fields: { Heading: { value: "Öppet" } } } })).toEqual({
    infoField1: { heading: { value: "Öppet" } },
  })
  expect(read({ Related: { id: "1", url: "/a", name: "A", fields: {} }, Tags: [{ id: "2" }] })).toEqual({
    related: { id: "1", url: "/a", name: "A" },
    tags: [{ id: "2" }],
  })
})

test("numbered fields such as Label1 and Label2 are combined into a list, and incomplete entries are omitted", () => {
  const raw = {
    Label1: { value: "Räckvidd" },
    LabelValue1: { value: "480 km" },
    Label2: { value: "Effekt" },
    LabelValue2: { value: "" },
  }

  expect(read(raw)).toEqual({ facts: [{ label: { value: "Räckvidd" }, value: { value: "480 km" } }] })
})

test("fields in the response to a component query are converted in the same way as fields in layout data", () => {
  const raw = {
    data: { datasource: { Title: { jsonValue: { value: "EX30" } }, IsCampaign: { jsonValue: { value: true } } } },
  }

  expect(read(raw)).toEqual({ title: { value: "EX30" }, isCampaign: true })
})

test("the response of a navigation resolver is converted to items with names, paths and children", () => {
  const raw = [
    {
      Id: "1",
      Styles: ["level0"],
      Href: "/",
      Querystring: "",
      NavigationTitle: { value: "Home", editable: "Home" },
      Children: [{ Href: "/About", NavigationTitle: { value: "About" } }],
    },
  ]

  expect(read(raw)).toEqual({
    items: [
      {
        name: "Home",
        path: "/",
        navigationTitle: "Home",
        children: [{ name: "About", path: "/About", navigationTitle: "About" }],
      },
    ],
  })
})

test("fields that are already in the schema's format are unchanged", () => {
  const fields = {
    title: { value: "EX30" },
    isCampaign: true,
    contentPlacement: "Centre",
    facts: [{ label: { value: "Räckvidd" }, value: { value: "480 km" } }],
    brands: [{ name: { value: "Volvo" } }],
    infoField1: { heading: { value: "Öppet" } },
  }

  expect(read(fields)).toEqual(fields)
})

test("unknown fields are ignored, and missing fields are not added", () => {
  expect(
    read(JSON.parse('{"Nonsense":{"value":1},"__proto__":{"Title":{"value":"x"}},"constructor":{"value":"x"}}')),
  ).toEqual({})
  expect(read(undefined)).toEqual({})
  expect(read(null)).toEqual({})
})

const metadata = {
  contextItem: { id: "{A}", language: "sv", version: 1, revision: "r" },
  fieldId: "{F}",
  fieldType: "single-line",
  rawValue: "",
}

test("editing metadata is preserved, and an empty field with metadata is omitted unless keepEmpty is set", () => {
  expect(read({ Title: { value: "hi", metadata } })).toEqual({ title: { value: "hi", metadata } })
  expect(read({ Title: { value: "", metadata } })).toEqual({})
  expect(read({ Title: { value: "", metadata }, Image: { value: {}, metadata } }, { keepEmpty: true })).toEqual({
    title: { value: "", metadata },
    image: { value: { src: "" }, metadata },
  })
})

test("editing metadata is also read from the response to a component query", () => {
  const raw = { data: { datasource: { Title: { jsonValue: { value: "EX30", metadata } } } } }

  expect(read(raw)).toEqual({ title: { value: "EX30", metadata } })
})

test("editing metadata in an unknown format is kept unchanged", () => {
  const strange = { later: true, fieldId: "{F}" }

  expect(read({ Title: { value: "hi", metadata: strange } })).toEqual({ title: { value: "hi", metadata: strange } })
  expect(read({ Title: { value: "hi", metadata: "none" } })).toEqual({ title: { value: "hi" } })
})

test("referenced items are read from a component query in the same way as from layout data", () => {
  const wire = { Index: { prop: "index", kind: "reference" }, Tags: { prop: "tags", kind: "reference-list" } } as const
  const tag = { id: "T1", url: "/Data/Tags/elbil", name: "elbil", displayName: "Elbil", fields: {} }
  const { fields: _, ...read } = tag

  const response = { data: { datasource: { Index: { jsonValue: tag }, Tags: { jsonValue: [tag] } } } }
  expect(readFields(response, wire)).toEqual({ index: read, tags: [read] })
  expect(readFields({ Index: tag, Tags: [tag] }, wire)).toEqual({ index: read, tags: [read] })
  expect(readFields({ data: { datasource: { Index: { jsonValue: null }, Tags: { jsonValue: [] } } } }, wire)).toEqual({
    tags: [],
  })
})

const getImage = (value: unknown) => read({ Image: { value } }).image

test.each<[string, object, object]>([
  ["no size", { width: "", height: " " }, {}],
  ["a size of zero", { width: 0, height: 0 }, {}],
  ["a negative size", { width: -1, height: "-4" }, {}],
  ["a size that is not a number", { width: "wide", height: Number.POSITIVE_INFINITY }, {}],
  ["a size with a fraction", { width: 10.6, height: "1" }, { width: 11, height: 1 }],
  ["an empty description", { alt: "", title: "" }, { alt: "" }],
  ["descriptions that are not strings", { alt: 5, title: 5 }, {}],
  ["a title", { title: "A car" }, { title: "A car" }],
])("a picture with %s keeps its valid parts", (_, sent, kept) => {
  expect(getImage({ src: "/a.jpg", ...sent })).toEqual({ value: { src: "/a.jpg", ...kept } })
})

test.each([
  ["an address that could run code", { src: "javascript:alert(1)" }],
  ["an address that is not a string", { src: 5 }],
  ["no address", { alt: "A" }],
  ["a string instead of an object", "/a.jpg"],
])("a picture or a file with %s is omitted", (_, value) => {
  expect(read({ Image: { value }, Document: { value } })).toEqual({})
})

test("a file field keeps the text properties and the size, including a size of zero", () => {
  const texts = { name: "a", displayName: "A", title: "T", description: "D", keywords: "K", extension: "pdf" }
  const getFile = (value: object) => read({ Document: { value } }).document

  expect(getFile({ src: "/a.pdf", ...texts, mimeType: "m", size: 0, other: "x" })).toEqual({
    value: { src: "/a.pdf", ...texts, mimeType: "m", size: 0 },
  })
  expect(getFile({ src: "/a.pdf", name: "", title: 5, size: "-1" })).toEqual({ value: { src: "/a.pdf" } })
  for (const size of ["", " ", null, true, [], "many"])
    expect(getFile({ src: "/a.pdf", size })).toEqual({ value: { src: "/a.pdf" } })
})

test.each<[string, object]>([
  ["/bilar?fuel=el", { href: "/bilar?fuel=el", querystring: "fuel=el" }],
  ["/bilar?fuel=el", { href: "/bilar", querystring: "?fuel=el" }],
  ["/bilar?a=1&fuel=el", { href: "/bilar?a=1", querystring: "fuel=el" }],
  ["/bilar", { href: "/bilar", querystring: "?" }],
  ["/bilar", { href: "/bilar", querystring: 5, anchor: 5 }],
  ["/bilar?a=?b", { href: "/bilar", querystring: "a=?b" }],
  ["/bilar#a#b", { href: "/bilar", anchor: "a#b" }],
  ["/bilar#lista", { href: "/bilar", anchor: "#lista" }],
  ["/bilar#lista", { href: "/bilar#lista", anchor: "lista" }],
  ["/bilar", { href: "/bilar", anchor: "#" }],
  ["#lista", { href: "#lista", anchor: "other", linktype: "anchor" }],
])("a link with a query string or an anchor leads to %s", (href, value) => {
  expect(read({ Link: { value } }).link).toMatchObject({ value: { href } })
})

test("empty and invalid properties of a link are removed, and its valid text properties are kept", () => {
  const texts = { text: "T", target: "_blank", title: "t", class: "c", linktype: "internal", id: "{1}" }
  const without = { text: "", target: 5, title: "", class: null, linktype: "", id: 5 }

  expect(read({ Link: { value: { href: "/a", ...texts, other: "x" } } })).toEqual({
    link: { value: { href: "/a", ...texts } },
  })
  expect(read({ Link: { value: { href: "/a", ...without } } })).toEqual({ link: { value: { href: "/a" } } })
})

test("a link sent as text is read as a URL, unless it could execute code", () => {
  expect(read({ Link: { value: "/a" } })).toEqual({ link: { value: { href: "/a" } } })
  expect(read({ Link: { value: "javascript:alert(1)" } })).toEqual({})
  expect(read({ Link: { value: 5 } })).toEqual({})
})

test.each(["ftp://a.se", "xhttps:x", "httpss:x", "file:///a", "blob:x", "JavaScript\u0000:x", "\u0001javascript:x"])(
  "a link with an unsafe scheme is omitted: %j",
  (href) => {
    expect(read({ Link: { value: { href } } })).toEqual({})
  },
)

test.each([
  "HTTP://a.se",
  "sms:+468123",
  "MAILTO:a@b.se",
  "a/b:c",
  "a?b:c",
  "a#b:c",
  " /a",
  " https://a.se",
  "ht\ntps://a.se",
])("the URL %s has a safe scheme and is unchanged", (href) => {
  expect(read({ Link: { value: { href } } })).toEqual({ link: { value: { href } } })
})

test.each([
  ["2008-04-07T10:59:00Z", "2008-04-07T10:59:00Z"],
  ["20080407T105900", "2008-04-07T10:59:00Z"],
  ["x20080407T105900Z", "x20080407T105900Z"],
  ["20080407T105900Zx", "20080407T105900Zx"],
  ["10001-01-01", "10001-01-01"],
])("the date %s is read as %s", (value, date) => {
  expect(read({ Date: { value } })).toEqual({ date: { value: date } })
})

test.each([
  ["1,5", 1.5],
  ["-2", -2],
  [0, 0],
  ["many", "many"],
  ["", undefined],
  [" ", undefined],
  [true, undefined],
  [null, undefined],
])("the number %j is read as %j", (value, number) => {
  expect(read({ Size: { value } }).size).toBe(number)
})

test.each([[2], ["yes"], [null], [{}]])("a checkbox field with the invalid value %j is omitted", (value) => {
  expect(read({ IsCampaign: { value } })).toEqual({})
})

test.each<[unknown, string | undefined]>([
  [5, "5"],
  [false, "false"],
  ["", undefined],
  [{ fields: { Value: { value: "v" }, Key: "k" }, displayName: "D", name: "N" }, "v"],
  [{ fields: { value: "v" } }, "v"],
  [{ fields: { Key: { value: "k" } } }, "k"],
  [{ fields: { key: "k" } }, "k"],
  [{ fields: {}, displayName: "D", name: "N" }, "D"],
  [{ fields: null, displayName: "", name: "N" }, "N"],
  [{}, undefined],
])("the text of %j is read as %j", (sent, text) => {
  expect(read({ YoutubeID: sent }).youtubeId).toBe(text)
})

test("a select field reads a value such as constructor as text and omits an empty value", () => {
  expect(read({ ContentPlacement: { value: "constructor" } })).toEqual({ contentPlacement: "constructor" })
  expect(read({ ContentPlacement: { value: "" } })).toEqual({})
})

test("items without an id are omitted, and so are the missing properties of other items", () => {
  const sent = [{ id: "1", url: "", name: 5, displayName: "One" }, { id: "" }, { name: "none" }, "x", null]

  expect(read({ Tags: sent, Related: { name: "none" } })).toEqual({
    tags: [{ id: "1", name: "5", displayName: "One" }],
  })
  expect(read({ Tags: { id: "1" }, Related: [{ id: "1" }] })).toEqual({})
})

test("a read-only field is marked as read-only only if it has editing metadata", () => {
  const locked = { value: "hi", metadata, editable: false }

  expect(read({ Title: locked })).toEqual({ title: locked })
  expect(read({ Title: { ...locked, editable: true } })).toEqual({ title: { value: "hi", metadata } })
  expect(read({ Title: { value: "hi", editable: false } })).toEqual({ title: { value: "hi" } })
})

test("an empty field without editing metadata is omitted, even with keepEmpty", () => {
  expect(read({ Title: { value: "" }, Link: { value: {} } }, { keepEmpty: true })).toEqual({})
  expect(read({ Body: { value: "", metadata }, Date: { value: "", metadata } }, { keepEmpty: true })).toEqual({
    body: { value: "", metadata },
    date: { value: "", metadata },
  })
  expect(read({ Link: { value: {}, metadata }, Document: { value: {}, metadata } }, { keepEmpty: true })).toEqual({
    link: { value: { href: "" }, metadata },
    document: { value: { src: "" }, metadata },
  })
})

test("items in targetItem or targetItems are read as referenced items, and entries that are not objects are skipped", () => {
  const heading = { Heading: { value: "Öppet" } }
  const brands = [{ fields: { Name: { value: "Kia" } } }, null, "x", { Name: { value: "Volvo" } }]

  expect(read({ InfoField1: { targetItem: heading }, Brands: { targetItems: brands } })).toEqual({
    infoField1: { heading: { value: "Öppet" } },
    brands: [{ name: { value: "Kia" } }, { name: { value: "Volvo" } }],
  })
  expect(read({ InfoField1: { targetItem: null }, Brands: { targetItems: null } })).toEqual({})
  expect(read({ InfoField1: "x", Brands: "x" })).toEqual({})
})

test("an incomplete list entry is omitted when the list is sent as fields such as Label1, and also when it is sent as one field", () => {
  const second = { Label2: { value: "Effekt" }, LabelValue2: { value: "200 kW" } }

  expect(read(second)).toEqual({ facts: [{ label: { value: "Effekt" }, value: { value: "200 kW" } }] })
  expect(read({ Label1: { value: "a" } })).toEqual({})
  expect(read({ facts: [{ label: { value: "a" } }] })).toEqual({})
})

test("a navigation item gets its first non-empty name and a path that includes the query string", () => {
  const items = [
    { Name: "N", DisplayName: "D", NavigationTitle: "T", Href: "/a", Querystring: "?b=1", Children: [] },
    { DisplayName: "D", NavigationTitle: { value: "" } },
    null,
    "x",
  ]

  expect(read(items)).toEqual({
    items: [
      { name: "N", path: "/a?b=1", navigationTitle: "T" },
      { name: "D", path: "" },
    ],
  })
})

test("the response to a component query without a data source is read in the same way as layout data", () => {
  expect(read({ data: { Title: { value: "x" } }, Title: { value: "own" } })).toEqual({ title: { value: "own" } })
  expect(read({ data: null, Title: { value: "own" } })).toEqual({ title: { value: "own" } })
  expect(read({ data: { datasource: null }, Title: { value: "own" } })).toEqual({ title: { value: "own" } })
})

test("plain text is unchanged, and rich text is sanitised", () => {
  const value = "<b>a</b><script>b</script>"

  expect(read({ Title: { value }, Body: { value } })).toEqual({ title: { value }, body: { value: "<b>a</b>" } })
})

test("half of a surrogate pair at the end of a text is replaced by a replacement character", () => {
  const cut = "Vi ses \uD83D"

  expect(
    read({
      Title: { value: cut },
      Body: { value: `<p>${cut}</p>` },
      Link: { value: { href: "/a", text: cut } },
      Document: { value: { src: "/-/media/a.pdf", title: cut } },
      Image: { value: { src: "/-/media/a.jpg", alt: cut } },
      YoutubeID: { value: cut },
    }),
  ).toEqual({
    title: { value: "Vi ses \uFFFD" },
    body: { value: "<p>Vi ses \uFFFD</p>" },
    link: { value: { href: "/a", text: "Vi ses \uFFFD" } },
    document: { value: { src: "/-/media/a.pdf", title: "Vi ses \uFFFD" } },
    image: { value: { src: "/-/media/a.jpg", alt: "Vi ses \uFFFD" } },
    youtubeId: "Vi ses \uFFFD",
  })
})

test("a field without a value is omitted", () => {
  expect(read({ Title: undefined, Body: undefined, Image: undefined, Date: undefined, Size: undefined })).toEqual({})
})

test("a field such as Label1 is ignored if its definition names no property of a list entry", () => {
  expect(readFields({ Label1: { value: "a" } }, { Label1: { prop: "facts", kind: "text", at: 1 } })).toEqual({})
})

test("readEach skips empty entries and returns null if any entry is invalid", () => {
  const entries = [{ a: 1 }, { b: 1 }]

  expect(readEach(entries, () => null)).toBeNull()
  expect(readEach(entries, (fields) => (Object.hasOwn(fields as object, "a") ? fields : undefined))).toEqual([{ a: 1 }])
})

test("a list sent as one field is read in the same way as a list sent in fields such as Label1 and Label2", () => {
  const entry = { label: { value: "Räckvidd" }, value: { value: "480 km" }, note: { value: "WLTP" } }
  expect(read({ facts: [entry] })).toEqual({ facts: [{ label: entry.label, value: entry.value }] })
})

test("two lists of the same block that are sent in numbered fields can have entries with the same property names", () => {
  const two: Wire = {
    Fact1: { prop: "facts", kind: "text", at: 1, part: "text" },
    Fact2: { prop: "facts", kind: "rich-text", at: 2, part: "text" },
    Size1: { prop: "sizes", kind: "number", at: 1, part: "text" },
    Size2: { prop: "sizes", kind: "boolean", at: 2, part: "text" },
  }

  expect(readFields({ facts: [{ text: { value: "a & b" } }], sizes: [{ text: { value: 3 } }] }, two)).toEqual({
    facts: [{ text: { value: "a & b" } }],
    sizes: [{ text: 3 }],
  })
})
