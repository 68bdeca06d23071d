import { expect, test } from "vitest"
import { hasMedia, searchTarget } from "./hero-banner.rules.ts"

const DEFAULTS = {
  titleTag: "h1",
  buttonType: "Primary",
  content: "Image",
  contentPlacement: "Centre",
  centerContent: false,
  textColor: "White",
  variant: "Normal",
  hasMarginTop: false,
  heroBannerHasSearchBar: false,
} as const

/** A banner with a search field that leads to an address. */
function searching(href: string) {
  return { ...DEFAULTS, heroBannerHasSearchBar: true, heroBannerSearchUrl: { value: { href } } }
}

test("a banner needs a picture unless its content is a film", () => {
  expect(hasMedia(DEFAULTS)).toBe(false)
  expect(hasMedia({ ...DEFAULTS, image: { value: { src: "" } } })).toBe(false)
  expect(hasMedia({ ...DEFAULTS, image: { value: { src: "/a.svg" } } })).toBe(true)
  expect(hasMedia({ ...DEFAULTS, content: "Video" })).toBe(true)
})

test("a search goes to the path in the banner's search address", () => {
  expect(searchTarget(searching("/bilar"))).toEqual({ action: "/bilar", kept: [] })
})

test("parameters of the search address are kept, in their order and with repetitions", () => {
  expect(searchTarget(searching("/bilar?car_fuel=El&car_fuel=Bensin&sort=price+up#lista"))).toEqual({
    action: "/bilar#lista",
    kept: [
      ["car_fuel", "El"],
      ["car_fuel", "Bensin"],
      ["sort", "price up"],
    ],
  })
})

test("a keyphrase in the search address gives way to the visitor's", () => {
  expect(searchTarget(searching("/bilar?keyphrase=volvo"))).toEqual({ action: "/bilar", kept: [] })
})

test("there is no search without the switch or without a page to search on", () => {
  expect(searchTarget({ ...searching("/bilar"), heroBannerHasSearchBar: false })).toBeNull()
  expect(searchTarget({ ...DEFAULTS, heroBannerHasSearchBar: true })).toBeNull()
  expect(searchTarget(searching(""))).toBeNull()
})
