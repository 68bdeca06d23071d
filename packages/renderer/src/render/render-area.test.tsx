import {
  type BlockProps,
  loadPage,
  type Registry,
  readLayout,
  renderArea,
  renderSingleBlock,
  type SiteContext,
  validatePage,
} from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { prerender } from "react-dom/static"
import { expect, test } from "vitest"
import { createPage, type Note, note, noteEntry, registry, siteWith } from "../../test/situation.tsx"

function render(json: object, site: SiteContext = siteWith(), blocks: Registry = registry): string {
  return renderToStaticMarkup(renderArea(validatePage(readLayout(json), blocks, site), "headless-main", site))
}

async function loadAndRender(json: object, blocks: Registry, site: SiteContext = siteWith()): Promise<string> {
  const page = await loadPage(validatePage(readLayout(json), blocks, site), { site, services: {}, deadlineMs: 20 })
  return renderToStaticMarkup(renderArea(page, "headless-main", site))
}

const BOX =
  '<div role="alert" data-scope="section-failed" data-part="root"><p data-scope="section-failed" data-part="title">section.failed.title</p><p data-scope="section-failed" data-part="text">section.failed.text</p><form data-scope="section-failed" data-part="form"><button type="submit" data-scope="section-failed" data-part="reload">section.failed.reload</button></form></div>'

test("the header, main and footer areas each render only their own blocks [spec 1 §2 areas]", () => {
  const site = siteWith()
  const placeholders = {
    "headless-header": [note("top")],
    "headless-main": [note("middle")],
    "headless-footer": [note("end")],
  }
  const json = {
    sitecore: {
      context: { site: { name: "demo" }, language: "sv", pageState: "normal" },
      route: { name: "Home", itemId: "dd55", placeholders },
    },
  }
  const page = validatePage(readLayout(json), registry, site)
  const renderToText = (area: string) => renderToStaticMarkup(renderArea(page, area, site))

  expect(renderToText("headless-header")).toBe("<article><h2>top</h2></article>")
  expect(renderToText("headless-main")).toBe("<article><h2>middle</h2></article>")
  expect(renderToText("headless-footer")).toBe("<article><h2>end</h2></article>")
})

test("blocks are rendered in the order chosen by the editor, and an empty area renders nothing [spec 1 §2 areas.main]", () => {
  expect(render(createPage([note("a"), note("b")]))).toBe("<article><h2>a</h2></article><article><h2>b</h2></article>")
  expect(render(createPage([]))).toBe("")
})

test("a block that throws is replaced by the error box and reported, and the other blocks are rendered [spec 1 §2 section-failed, §8 section-failed]", () => {
  const site = siteWith()
  const throwing = {
    ...registry,
    Bad: noteEntry({
      component: () => {
        throw new Error("no")
      },
    }),
  }

  expect(render(createPage([note("a"), note("x", { componentName: "Bad" }), note("b")]), site, throwing)).toBe(
    `<article><h2>a</h2></article>${BOX}<article><h2>b</h2></article>`,
  )
  expect(site.reports).toMatchObject([{ kind: "failed-block", block: "Bad", message: "renderArea: Bad threw: no" }])
})

test("unknown and hidden blocks render nothing for visitors, and each unknown block is reported once", () => {
  const site = siteWith()
  const json = createPage([
    note("u", { componentName: "Nope" }),
    note("h", { componentName: "Hidden Rendering" }),
    note("e", { componentName: "" }),
    note("a"),
  ])

  const html = [render(json, site), render(json, site)]

  expect(html).toEqual(["<article><h2>a</h2></article>", "<article><h2>a</h2></article>"])
  expect(site.reports.map(({ kind, block }) => [kind, block])).toEqual([["unknown-block", "Nope"]])
})

test("a block named like a property of Object.prototype counts as unknown", () => {
  expect(
    render(createPage([note("a", { componentName: "constructor" }), note("b", { componentName: "__proto__" })])),
  ).toBe("")
})

test("the page editor shows a note in place of blocks that are unknown, hidden or without content", () => {
  const html = render(
    createPage([
      note("u", { componentName: "Nope" }),
      note("h", { componentName: "Hidden Rendering" }),
      note("c", { isContentResolved: false }),
    ]),
    siteWith({ mode: "editing" }),
  )

  expect(html).toContain("editing.unknownBlock Nope")
  expect(html).toContain("editing.hiddenBlock")
  expect(html).toContain("editing.noContent Note")
})

test("the FieldNames parameter selects the variant of a block, both as plain text and as a nested object", () => {
  const withVariant = { Note: noteEntry({ variants: { Compact: () => <i>compact</i> } }) }

  expect(render(createPage([note("a", { params: { FieldNames: "Compact" } })]), siteWith(), withVariant)).toBe(
    "<i>compact</i>",
  )
  expect(
    render(
      createPage([note("a", { params: { FieldNames: { Value: { value: "Compact" } } } })]),
      siteWith(),
      withVariant,
    ),
  ).toBe("<i>compact</i>")
  expect(render(createPage([note("a", { params: { FieldNames: "Default" } })]), siteWith(), withVariant)).toContain(
    "<h2>a</h2>",
  )
  expect(render(createPage([note("a", { params: { FieldNames: "Other" } })]), siteWith(), withVariant)).toBe("")
})

test("blocks in a dynamic placeholder are rendered if the placeholder key ends in a wildcard or a number", () => {
  const inner = (key: string) => createPage([note("a", { placeholders: { [key]: [note("b")] } })])

  for (const key of ["note-{*}", "note-1", "note-12"]) expect(render(inner(key))).toContain("<h2>b</h2>")
  expect(render(inner("note-x"))).not.toContain("<h2>b</h2>")
})

test("blocks inside a shared partial design are rendered", () => {
  const partial = {
    uid: "p",
    componentName: "PartialDesignDynamicPlaceholder",
    params: { sid: "{P}", ph: "headless-main", sig: "sxa-header" },
    placeholders: { "sxa-header": [note("a")] },
  }

  expect(render(createPage([partial]))).toBe("<article><h2>a</h2></article>")
})

test("rendering the same frozen layout twice gives the same HTML", () => {
  const json = createPage([note("a", { placeholders: { "note-{*}": [note("b")] } })])
  const page = validatePage(readLayout(json), registry, siteWith())

  const [first, second] = [0, 1].map(() => renderToStaticMarkup(renderArea(page, "headless-main", siteWith())))

  expect(first).toBe(second)
})

test("an invalid block is replaced by the error box for visitors and by its validation errors for editors", async () => {
  const json = createPage([{ uid: "1", componentName: "Note", fields: {} }, note("b")])
  const visited = siteWith()
  const edited = siteWith({ mode: "editing", language: "sv" })

  expect(await loadAndRender(json, registry, visited)).toBe(`${BOX}<article><h2>b</h2></article>`)
  expect(await loadAndRender(json, registry, edited)).toContain(">Rubriken saknas</li>")
  for (const { reports } of [visited, edited])
    expect(reports).toMatchObject([{ message: expect.stringContaining("“Title” is missing (/title)") }])
})

test("a list that is too long is truncated, an invalid optional field is removed, and both problems are reported", async () => {
  const site = siteWith()
  const strict = noteEntry({
    wire: {
      Title: { prop: "title", kind: "text" },
      Link: { prop: "link", kind: "string" },
      Facts: { prop: "facts", kind: "reference-list" },
    },
    component: ({ fields }: BlockProps<{ facts?: unknown[]; link?: unknown }>) => (
      <p>{`${fields.facts?.length} ${fields.link}`}</p>
    ),
    parse: (fields) => {
      const { facts = [], link } = fields as { facts?: unknown[]; link?: unknown }
      return facts.length > 2 || link !== undefined ? null : { facts }
    },
    explain: async () => () => [
      { pointer: "/facts", keyword: "maxItems", message: "Too many", limit: 2, severity: "publish" },
      { pointer: "/link", keyword: "type", message: "No link", severity: "draft" },
    ],
  })
  const fields = { Title: { value: "a" }, Link: { value: "x" }, Facts: [{ id: "1" }, { id: "2" }, { id: "3" }] }

  expect(await loadAndRender(createPage([note("a", { fields })]), { Note: strict }, site)).toBe("<p>2 undefined</p>")
  expect(site.reports).toMatchObject([
    { kind: "invalid-block", message: expect.stringContaining("Too many (/facts); No link (/link)") },
  ])
})

const loading = {
  Note: noteEntry({
    component: ({ fields, data = "none" }: BlockProps<Note, string>) => <p>{`${fields.title.value} ${data}`}</p>,
    load: async () => "loaded",
  }),
}

test("a component receives its loader's data together with its fields", async () => {
  expect(await loadAndRender(createPage([note("a")]), loading)).toBe("<p>a loaded</p>")
  expect(await loadAndRender(createPage([note("a")]), loading, siteWith({ mode: "editing" }))).toContain(
    "<p>a loaded</p>",
  )
})

test("renderSingleBlock passes the data option to the block", () => {
  const fields = { title: { value: "a" } }
  const renderNote = (data?: string) =>
    renderToStaticMarkup(renderSingleBlock(loading.Note, fields, siteWith(), { data }))

  expect(renderNote("given")).toBe("<p>a given</p>")
  expect(renderNote()).toBe("<p>a none</p>")
})

test("an async block that throws is replaced by the error box and reported", async () => {
  const site = siteWith()
  const blocks: Registry = {
    Note: noteEntry(),
    Late: noteEntry({ component: (() => Promise.reject(new Error("late"))) as never }),
  }
  const page = validatePage(readLayout(createPage([note("l", { componentName: "Late" }), note("a")])), blocks, site)

  const { prelude } = await prerender(renderArea(page, "headless-main", site))

  expect(await new Response(prelude).text()).toBe(`${BOX}<article><h2>a</h2></article>`)
  expect(site.reports).toMatchObject([
    { kind: "failed-block", block: "Late", id: "l", message: "renderArea: Late threw: late" },
  ])
})

test("a loader that fails or times out affects only its own block", async () => {
  const site = siteWith()
  const blocks: Registry = {
    Note: noteEntry(),
    Failing: noteEntry({ load: () => Promise.reject(new Error("503")) }),
    Silent: noteEntry({ load: () => new Promise(() => {}) }),
  }
  const json = createPage([note("f", { componentName: "Failing" }), note("s", { componentName: "Silent" }), note("a")])

  expect(await loadAndRender(json, blocks, site)).toBe(`${BOX}${BOX}<article><h2>a</h2></article>`)
  expect(site.reports).toMatchObject([
    { kind: "failed-load", block: "Failing", fault: "block" },
    { kind: "failed-load", block: "Silent", fault: "service" },
  ])
})

test("the loaders of a page run in parallel", async () => {
  const started: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const load = async ({ dataSource }: { dataSource: string }) => {
    started.push(dataSource)
    if (started.length === 2) release()
    await gate
    return {}
  }

  await loadAndRender(createPage([note("a", { dataSource: "1" }), note("b", { dataSource: "2" })]), {
    Note: noteEntry({ load: load as never }),
  })

  expect(started).toEqual(["1", "2"])
})

test("a loader receives the item of the current page, such as a story", async () => {
  const pages: unknown[] = []
  const loading = {
    ...registry,
    Note: noteEntry({
      load: async ({ page }: { page: unknown }) => {
        pages.push(page)
        return {}
      },
    }),
  }
  const item = { id: "ID", template: "StoryPage", name: "Kyla", fields: { title: { value: "Kyla" } }, choices: {} }
  const layout = validatePage(readLayout(createPage([note("a")])), loading, siteWith())

  const page = await loadPage(layout, { site: siteWith(), services: {}, item })
  await loadPage(layout, { site: siteWith(), services: {} })

  expect(pages).toEqual([item, { id: "", template: "", name: "", fields: {}, choices: {} }])
  expect(JSON.stringify(page.placeholders)).not.toContain("Kyla")
})
