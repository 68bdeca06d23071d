import {
  type BlockProps,
  Image,
  Link,
  loadPage,
  type Registry,
  RichText,
  readLayout,
  renderArea,
  Text,
  validatePage,
} from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { createPage, type Note, note, noteEntry, registry, siteWith } from "../../test/situation.tsx"

const editing = siteWith({ mode: "editing" })
const metadata = {
  contextItem: { id: "{A}", language: "sv", version: 1, revision: "r" },
  fieldId: "{F}",
  fieldType: "single-line",
  rawValue: "hi",
}
const OPEN_FIELD = `<code type="text/sitecore" chrometype="field" class="scpm" kind="open">${JSON.stringify(metadata).replaceAll('"', "&quot;")}</code>`
const CLOSE_FIELD = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>'

function render(json: object, blocks: Registry = registry): string {
  return renderToStaticMarkup(renderArea(validatePage(readLayout(json), blocks, editing), "headless-main", editing))
}

test("the HTML for the page editor contains the platform's editing markers before and after every placeholder, block and field [spec 1 §6 inline]", () => {
  const json = createPage([{ uid: "u1", componentName: "Note", fields: { Title: { value: "hi", metadata } } }], {
    pageState: "edit",
  })
  const blocks = {
    Note: noteEntry({
      render: "client",
      component: ({ fields }: BlockProps<Note>) => <Text field={fields.title} />,
    }),
  }

  expect(render(json, blocks)).toBe(
    '<code type="text/sitecore" chrometype="placeholder" class="scpm" kind="open" id="headless-main_00000000-0000-0000-0000-000000000000"></code>' +
      '<code type="text/sitecore" chrometype="rendering" class="scpm" kind="open" id="u1" data-csdk-component-runtime="client"></code>' +
      `${OPEN_FIELD}<span>hi</span>${CLOSE_FIELD}` +
      '<code type="text/sitecore" chrometype="rendering" class="scpm" kind="close"></code>' +
      '<code type="text/sitecore" chrometype="placeholder" class="scpm" kind="close"></code>',
  )
})

test("the editing marker of a dynamic placeholder contains the placeholder key with its wildcard and the id of the parent block", () => {
  const html = render(createPage([note("u1", { placeholders: { "note-{*}": [note("b")] } })]))

  expect(html).toContain('kind="open" id="note-{*}_u1"')
})

test("the editing marker of a block without an id has no id, and placeholders inside the block use the root id", () => {
  const html = render(createPage([note("a", { uid: undefined, placeholders: { "note-{*}": [note("b")] } })]))

  expect(html).toContain('chrometype="rendering" class="scpm" kind="open" data-csdk-component-runtime="server"></code>')
  expect(html).toContain('kind="open" id="note-{*}_00000000-0000-0000-0000-000000000000"')
  expect(html).not.toContain('id=""')
})

test("the editing marker of a field contains the platform's metadata unchanged, with the same key order", () => {
  const sent = {
    rawValue: "hi",
    fieldType: "single-line",
    extra: { deep: [1, "two", null] },
    fieldId: "{F}",
    contextItem: { revision: "r", version: "7", id: "{A}", path: "/sitecore/content" },
  }
  const renderMarked = (metadata: object) =>
    render(createPage([{ uid: "u1", componentName: "Note", fields: { Title: { value: "hi", metadata } } }]))

  expect(renderMarked(sent)).toContain(`>${JSON.stringify(sent).replaceAll('"', "&quot;")}</code><h2>hi</h2>`)
  expect(renderMarked({ fieldId: "{F}" })).toContain(">{&quot;fieldId&quot;:&quot;{F}&quot;}</code><h2>hi</h2>")
})

test("an empty placeholder is rendered in the page editor as an element that editors can select", () => {
  expect(render(createPage([]))).toBe(
    '<div class="sc-jss-empty-placeholder"><code type="text/sitecore" chrometype="placeholder" class="scpm" kind="open" id="headless-main_00000000-0000-0000-0000-000000000000"></code><code type="text/sitecore" chrometype="placeholder" class="scpm" kind="close"></code></div>',
  )
})

test("an editable field with metadata is rendered with editing markers", () => {
  expect(renderToStaticMarkup(<Text field={{ value: "hi", metadata }} />)).toBe(
    `${OPEN_FIELD}<span>hi</span>${CLOSE_FIELD}`,
  )
  expect(renderToStaticMarkup(<Text field={{ value: "hi", metadata, editable: false }} />)).toBe("<span>hi</span>")
  expect(renderToStaticMarkup(<Text field={{ value: "hi" }} />)).toBe("<span>hi</span>")
})

test("the page editor shows a label in place of an empty field [spec 1 §6 inline, §1 editing]", () => {
  expect(renderToStaticMarkup(<Text as="h2" field={{ value: "", metadata }} />)).toBe(
    `${OPEN_FIELD}<h2>[No text in field]</h2>${CLOSE_FIELD}`,
  )
  expect(renderToStaticMarkup(<RichText field={{ value: "", metadata }} />)).toBe(
    `${OPEN_FIELD}<div>[No text in field]</div>${CLOSE_FIELD}`,
  )
  expect(renderToStaticMarkup(<Link field={{ value: { href: "" }, metadata }} />)).toBe(
    `${OPEN_FIELD}<span>[No text in field]</span>${CLOSE_FIELD}`,
  )
  expect(
    renderToStaticMarkup(<Image site={editing} sizes="100vw" field={{ value: { src: "" }, metadata }} />),
  ).toContain('class="scEmptyImage"')
})

test("an empty field that the schema rejects for visitors is still rendered in the page editor", () => {
  const strictLink = noteEntry({
    parse: (fields) => {
      const { link } = fields as { link?: { value: { href: string } } }
      return link?.value.href === "" ? null : { ...(fields as object) }
    },
  })
  const json = createPage([
    { uid: "u1", componentName: "Note", fields: { Title: { value: "hi" }, Link: { value: { href: "" }, metadata } } },
  ])

  expect(render(json, { Note: strictLink })).toContain(`${OPEN_FIELD}<span>[No text in field]</span>${CLOSE_FIELD}`)
})

test("an empty field of a block with a loader is rendered in the page editor", async () => {
  const loading = noteEntry({
    parse: (fields) => {
      const { link } = fields as { link?: { value: { href: string } } }
      return link?.value.href === "" ? null : { ...(fields as object) }
    },
    load: async () => "loaded",
  })
  const json = createPage([
    { uid: "u1", componentName: "Note", fields: { Title: { value: "hi" }, Link: { value: { href: "" }, metadata } } },
  ])

  const page = await loadPage(validatePage(readLayout(json), { Note: loading }, editing), {
    site: editing,
    services: {},
  })

  expect(renderToStaticMarkup(renderArea(page, "headless-main", editing))).toContain(
    `<h2>hi</h2>${OPEN_FIELD}<span>[No text in field]</span>${CLOSE_FIELD}`,
  )
})
