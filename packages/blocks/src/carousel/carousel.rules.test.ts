import { expect, test } from "vitest"
import { carouselDefaults } from "../generated/carousel.defaults.ts"
import { getInterval } from "./carousel.rules.ts"

const slide = { image: { value: { src: "/a.svg" } } }
const slides = [slide, slide]

test("slides change every 5 seconds by default [spec 1 §9 carousel]", () => {
  expect(getInterval({ ...carouselDefaults, slides })).toBe(5000)
  expect(getInterval({ ...carouselDefaults, slides, autoplaySeconds: 8 })).toBe(8000)
  expect(getInterval({ ...carouselDefaults, slides, autoplay: false })).toBeNull()
})

test("a single slide has no autoplay", () => {
  expect(getInterval({ ...carouselDefaults, slides: [slide] })).toBeNull()
})
