import { expect, test } from "vitest"
import { getBlurbMedia, hasText } from "./blurb.rules.ts"

const DEFAULTS = {
  titleTag: "h2",
  reverse: false,
  backgroundColor: "None",
  useTextAnimations: false,
  useMediaAnimations: false,
  hasControlBar: false,
} as const

const file = (src: string) => ({ value: { src } })

test("getBlurbMedia prefers a video file to a YouTube video, and a YouTube video to a picture", () => {
  const picture = { ...DEFAULTS, imageDesktop: file("/desktop.svg") }
  const youtube = { ...picture, youtubeId: "aqz-KE-bpKQ" }
  const film = { ...youtube, videoDesktop: file("/film.webm") }

  expect(getBlurbMedia(film)).toBe("film")
  expect(getBlurbMedia(youtube)).toBe("youtube")
  expect(getBlurbMedia(picture)).toBe("picture")
  expect(getBlurbMedia(DEFAULTS)).toBe("none")
})

test("mobile media is also used on desktop when there is no desktop media", () => {
  expect(getBlurbMedia({ ...DEFAULTS, imagePhone: file("/phone.svg") })).toBe("picture")
  expect(getBlurbMedia({ ...DEFAULTS, videoPhone: file("/phone.webm") })).toBe("film")
})

test("hasText is true for a blurb with a title, a text or a link", () => {
  expect(hasText(DEFAULTS)).toBe(false)
  expect(hasText({ ...DEFAULTS, title: { value: "" }, richText: { value: "" } })).toBe(false)
  expect(hasText({ ...DEFAULTS, link: { value: { href: "/om-oss" } } })).toBe(true)
})
