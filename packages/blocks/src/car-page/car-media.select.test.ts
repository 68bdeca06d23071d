import { expect, test } from "vitest"
import { isPromised, listMotions } from "./car-media.select.ts"

const ALL = {
  hasVideo: true,
  videoUrl: "https://video.example/1.webm",
  has360: true,
  images360: ["/1.svg", "/2.svg"],
  hasInternal360: true,
  internal360: "/inside.svg",
}

test("listMotions lists a car's video, interior view and exterior 360° view [spec 2 §2.5 car-media.video car-media.internal car-media.external, §3 media]", () => {
  expect(listMotions(ALL)).toEqual([
    { mode: "video", src: "https://video.example/1.webm" },
    { mode: "internal", src: "/inside.svg" },
    { mode: "external", frames: ["/1.svg", "/2.svg"] },
  ])
  expect(listMotions({ ...ALL, hasVideo: false, has360: false })).toEqual([{ mode: "internal", src: "/inside.svg" }])
  expect(listMotions({ ...ALL, hasInternal360: false }).map(({ mode }) => mode)).toEqual(["video", "external"])
})

test.each([
  ["a missing response", null],
  ["an empty response", {}],
  ["flags without addresses", { hasVideo: true, has360: true, hasInternal360: true }],
  ["a single frame", { has360: true, images360: ["/1.svg"] }],
  ["invalid addresses", { hasVideo: true, videoUrl: "javascript:alert(1)", hasInternal360: true, internal360: "//x" }],
])("listMotions returns no views for %s [spec 2 §8 media-failure]", (_, media) => {
  expect(listMotions(media)).toEqual([])
})

test("the page fetches the media of a car only when the search index lists a video or a 360° view for the car", () => {
  expect([isPromised(undefined), isPromised({}), isPromised({ has360: true })]).toEqual([false, false, true])
})
