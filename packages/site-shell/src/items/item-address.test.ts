import { expect, test } from "vitest"
import { buildItemPath, getBase, isLayout, parseItemPath, readItemAddress } from "./item-address.ts"

test.each([
  ["/kop-bil/bil/57/volvo-xc60", { id: "57", slug: "volvo-xc60" }],
  ["/kop-bil/bil/57", { id: "57", slug: null }],
  ["/kop-bil/bil/57/", { id: "57", slug: null }],
  ["/kop-bil/bil", { id: null, slug: null }],
  ["/kop-bil/bil/57/volvo/xc60", null],
  ["/kop-bil/bilar/57", null],
  ["/kop-bil", null],
])("%s names %j", (path, address) => {
  expect(readItemAddress(path, "/kop-bil/bil")).toEqual(address)
})

test("an empty base path is ignored", () => {
  expect(readItemAddress("/57/volvo", "/")).toBeNull()
})

test("a page of an item has an internal path with its layout and the item", () => {
  expect(parseItemPath(buildItemPath("/kop-bil/bil", "57"))).toEqual({ path: "/kop-bil/bil/,-w-,", item: "57" })
  expect(parseItemPath(buildItemPath("/kop-bil/bil", null))).toEqual({ path: "/kop-bil/bil/,-w-,", item: null })
  expect(parseItemPath("/kop-bil/bil/57")).toEqual({ path: "/kop-bil/bil/57", item: undefined })
  expect([isLayout("/kop-bil/bil/,-w-,"), isLayout("/kop-bil/bil"), getBase("/kop-bil/bil/,-w-,")]).toEqual([
    true,
    false,
    "/kop-bil/bil",
  ])
})
