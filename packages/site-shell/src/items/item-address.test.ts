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
])("the path %s of a car is parsed as %j", (path, address) => {
  expect(readItemAddress(path, "/kop-bil/bil")).toEqual(address)
})

test("readItemAddress returns null when the base path is the home page", () => {
  expect(readItemAddress("/57/volvo", "/")).toBeNull()
})

test("parseItemPath splits the internal path of a car's page into the path of the layout and the identifier of the car", () => {
  expect(parseItemPath(buildItemPath("/kop-bil/bil", "57"))).toEqual({ path: "/kop-bil/bil/,-w-,", item: "57" })
  expect(parseItemPath(buildItemPath("/kop-bil/bil", null))).toEqual({ path: "/kop-bil/bil/,-w-,", item: null })
  expect(parseItemPath("/kop-bil/bil/57")).toEqual({ path: "/kop-bil/bil/57", item: undefined })
  expect([isLayout("/kop-bil/bil/,-w-,"), isLayout("/kop-bil/bil"), getBase("/kop-bil/bil/,-w-,")]).toEqual([
    true,
    false,
    "/kop-bil/bil",
  ])
})
