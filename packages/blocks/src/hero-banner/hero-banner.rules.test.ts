import { expect, test } from "vitest"
import { getSearchAddress, hasMedia } from "./hero-banner.rules.ts"

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

test("a banner requires a picture unless its content is a video [spec 1 §5 hero-media]", () => {
  expect(hasMedia(DEFAULTS)).toBe(false)
  expect(hasMedia({ ...DEFAULTS, image: { value: { src: "" } } })).toBe(false)
  expect(hasMedia({ ...DEFAULTS, image: { value: { src: "/a.svg" } } })).toBe(true)
  expect(hasMedia({ ...DEFAULTS, content: "Video" })).toBe(true)
})

test("a banner has a search field only when the editor enables the search and sets a results page", () => {
  const heroBannerSearchUrl = { value: { href: "/bilar?car_fuel=El" } }

  expect(
    getSearchAddress({
      ...DEFAULTS,
      heroBannerHasSearchBar: true,
      heroBannerSearchUrl,
    }),
  ).toBe("/bilar?car_fuel=El")
  expect(getSearchAddress({ ...DEFAULTS, heroBannerSearchUrl })).toBeNull()
  expect(getSearchAddress({ ...DEFAULTS, heroBannerHasSearchBar: true })).toBeNull()
})
