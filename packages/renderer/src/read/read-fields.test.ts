import { expect, test } from "vitest"
import { readFields } from "./read-fields.ts"
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

test("values are taken out of their wrappers, editable ones stay fields", () => {
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
])("%s means that the field is empty", (_, raw) => {
  expect(read(raw)).toEqual({})
})

test("an empty multilist is an empty list", () => {
  expect(read({ Brands: [], Tags: [] })).toEqual({ brands: [], tags: [] })
})

test("sizes that arrive as text become whole numbers", () => {
  expect(read({ Image: { value: { src: "/a.jpg", alt: "A", width: "3000", height: "2001", class: "x" } } })).toEqual({
    image: { value: { src: "/a.jpg", alt: "A", width: 3000, height: 2001 } },
  })
  expect(read({ Document: { value: { src: "/a.pdf", size: "156897", name: "a" } } })).toEqual({
    document: { value: { src: "/a.pdf", size: 156897, name: "a" } },
  })
})

test("query string and anchor of an internal link become part of its address", () => {
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
])("a link that could run code is empty: %j", (href) => {
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
])("an ordinary address stays: %s", (href) => {
  expect(read({ Link: { value: { href } } })).toEqual({ link: { value: { href } } })
})

test("a compact date is written out", () => {
  expect(read({ Date: { value: "20080407T105900Z" } })).toEqual({ date: { value: "2008-04-07T10:59:00Z" } })
})

test("checkboxes are understood in every spelling of the wire", () => {
  for (const value of [true, "1", 1, "true"]) expect(read({ IsCampaign: { value } })).toEqual({ isCampaign: true })
  for (const value of [false, "0", "", "false"]) expect(read({ IsCampaign: { value } })).toEqual({ isCampaign: false })
})

test("a choice takes the schema's spelling, whichever the platform uses", () => {
  for (const value of ["center", "Center", "centre", "CENTRE"]) {
    expect(read({ ContentPlacement: { value } })).toEqual({ contentPlacement: "Centre" })
  }
  expect(read({ ContentPlacement: { id: "1", name: "Top", fields: { Value: { value: "top" } } } })).toEqual({
    contentPlacement: "Top",
  })
  expect(read({ ContentPlacement: { value: "Left" } })).toEqual({ contentPlacement: "Left" })
})

test("referenced items give their own fields, in the editor's order", () => {
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

test("numbered fields become a list; a pair that is half filled in is left out", () => {
  const raw = {
    Label1: { value: "Räckvidd" },
    LabelValue1: { value: "480 km" },
    Label2: { value: "Effekt" },
    LabelValue2: { value: "" },
  }

  expect(read(raw)).toEqual({ facts: [{ label: { value: "Räckvidd" }, value: { value: "480 km" } }] })
})

test("the answer of a component query is read like any other", () => {
  const raw = {
    data: { datasource: { Title: { jsonValue: { value: "EX30" } }, IsCampaign: { jsonValue: { value: true } } } },
  }

  expect(read(raw)).toEqual({ title: { value: "EX30" }, isCampaign: true })
})

test("what a navigation resolver sends becomes items", () => {
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

test("fields in the schema's own form pass through", () => {
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

test("unknown fields are left out and missing ones are not invented", () => {
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

test("editing marks stay with the field, and an empty field keeps its place only when asked to", () => {
  expect(read({ Title: { value: "hi", metadata } })).toEqual({ title: { value: "hi", metadata } })
  expect(read({ Title: { value: "", metadata } })).toEqual({})
  expect(read({ Title: { value: "", metadata }, Image: { value: {}, metadata } }, { keepEmpty: true })).toEqual({
    title: { value: "", metadata },
    image: { value: { src: "" }, metadata },
  })
})

test("editing marks also come with the answer of a component query", () => {
  const raw = { data: { datasource: { Title: { jsonValue: { value: "EX30", metadata } } } } }

  expect(read(raw)).toEqual({ title: { value: "EX30", metadata } })
})

test("marks without an item, or with keys that nobody here knows, are kept as they are", () => {
  const strange = { later: true, fieldId: "{F}" }

  expect(read({ Title: { value: "hi", metadata: strange } })).toEqual({ title: { value: "hi", metadata: strange } })
  expect(read({ Title: { value: "hi", metadata: "none" } })).toEqual({ title: { value: "hi" } })
})

test("items that a field points to are read from a component query as from layout data", () => {
  const wire = { Index: { prop: "index", kind: "reference" }, Tags: { prop: "tags", kind: "reference-list" } } as const
  const tag = { id: "T1", url: "/Data/Tags/elbil", name: "elbil", displayName: "Elbil", fields: {} }
  const { fields: _, ...read } = tag

  const answer = { data: { datasource: { Index: { jsonValue: tag }, Tags: { jsonValue: [tag] } } } }
  expect(readFields(answer, wire)).toEqual({ index: read, tags: [read] })
  expect(readFields({ Index: tag, Tags: [tag] }, wire)).toEqual({ index: read, tags: [read] })
  expect(readFields({ data: { datasource: { Index: { jsonValue: null }, Tags: { jsonValue: [] } } } }, wire)).toEqual({
    tags: [],
  })
})
