import { expect, test } from "vitest"
import { readUpdate, updateBlock } from "./update-block.ts"

const block = (uid: string, more: object = {}) => ({
  uid,
  componentName: "Blurb",
  fields: { title: { value: "Före" }, text: { value: "Text" } },
  params: { styles: "a", size: "1" },
  ...more,
})

const getLayout = (...blocks: object[]) => ({
  sitecore: {
    context: { uid: "B-1" },
    route: { name: "x", placeholders: { "editing-componentmode-placeholder": blocks } },
  },
})

test("an update replaces the changed fields of a block and keeps all other fields", () => {
  const layout = getLayout(block("b-1"), block("b-2"))
  const previous = structuredClone(layout)

  const updated = updateBlock(layout, { uid: "{B-1}", fields: { title: { value: "Efter" } }, params: { size: "2" } })

  expect(updated.sitecore).toMatchObject({
    route: {
      placeholders: {
        "editing-componentmode-placeholder": [
          { fields: { title: { value: "Efter" }, text: { value: "Text" } }, params: { styles: "a", size: "2" } },
          block("b-2"),
        ],
      },
    },
  })
  expect(layout).toEqual(previous)
})

test("an update changes a nested block, and an update of an unknown block changes nothing", () => {
  const layout = getLayout(block("a", { placeholders: { inner: [block("b-1")] } }))
  const changed = updateBlock(layout, { uid: "b-1", fields: { title: { value: "Efter" } } })

  expect(JSON.stringify(changed)).toContain(
    '"inner":[{"uid":"b-1","componentName":"Blurb","fields":{"title":{"value":"Efter"}',
  )
  expect(updateBlock(layout, { uid: "c", fields: { title: { value: "Efter" } } })).toEqual(layout)
})

test("an update replaces invalid fields of a block, and an update without fields changes nothing", () => {
  const layout = getLayout({ uid: "b-1", componentName: "Blurb", fields: ["a"] })

  expect(updateBlock(layout, { uid: "b-1", fields: { a: 1 } })).toEqual(
    getLayout({ uid: "b-1", componentName: "Blurb", fields: { a: 1 } }),
  )
  expect(updateBlock(layout, { uid: "b-1" })).toEqual(layout)
})

test("a field named __proto__ does not change the prototype", () => {
  const update = readUpdate('{"uid":"b-1","fields":{"__proto__":{"polluted":true}}}')
  const updated = JSON.stringify(updateBlock(getLayout(block("b-1")), update ?? { uid: "" }))

  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(JSON.parse(updated).sitecore.route.placeholders["editing-componentmode-placeholder"][0].fields.title).toEqual({
    value: "Före",
  })
})

test.each([
  "",
  "no JSON",
  "[]",
  "null",
  "{}",
  '{"uid":""}',
  '{"uid":7}',
  '{"uid":"a","fields":[]}',
  '{"uid":"a","params":{"b":1}}',
])("readUpdate returns null for the invalid update %s", (text) => {
  expect(readUpdate(text)).toBeNull()
})
