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

test("a film goes before a YouTube video, and that before a picture", () => {
  const picture = { ...DEFAULTS, imageDesktop: file("/desktop.svg") }
  const youtube = { ...picture, youtubeId: "aqz-KE-bpKQ" }
  const film = { ...youtube, videoDesktop: file("/film.webm") }

  expect(getBlurbMedia(film)).toBe("film")
  expect(getBlurbMedia(youtube)).toBe("youtube")
  expect(getBlurbMedia(picture)).toBe("picture")
  expect(getBlurbMedia(DEFAULTS)).toBe("none")
})

test("what exists for phones only is shown everywhere", () => {
  expect(getBlurbMedia({ ...DEFAULTS, imagePhone: file("/phone.svg") })).toBe("picture")
  expect(getBlurbMedia({ ...DEFAULTS, videoPhone: file("/phone.webm") })).toBe("film")
})

test("a blurb has words when it has a title, a text or a link", () => {
  expect(hasText(DEFAULTS)).toBe(false)
  expect(hasText({ ...DEFAULTS, title: { value: "" }, richText: { value: "" } })).toBe(false)
  expect(hasText({ ...DEFAULTS, link: { value: { href: "/om-oss" } } })).toBe(true)
})
