import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

const title = { value: "Två minuter om vinterdäck" }
const imageDesktop = {
  value: { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett hjul", width: 1600, height: 1200 },
}
const youtube = { title, imageDesktop, youtubeId: "aqz-KE-bpKQ" }

test("a blurb with neither text nor media renders nothing", async () => {
  expect(await renderHtml("Blurb", {})).toBe("")
})

test("the blurb has the background that the editor selected [spec 1 §3 blurb.BackgroundColor]", async () => {
  const surface = async (backgroundColor: string) =>
    (await renderDocument("Blurb", { title, backgroundColor })).querySelector("section")?.dataset.theme

  expect(await surface("None")).toBeUndefined()
  expect(await surface("BackgroundColor1")).toBe("surface-1")
  expect(await surface("BackgroundColor2")).toBe("surface-2")
  expect(await surface("BackgroundColor3")).toBe("surface-3")
})

test("text and media are shown next to each other, and `reverse` swaps their sides [spec 1 §3 blurb.Reverse]", async () => {
  const both = await renderDocument("Blurb", { title, imageDesktop, reverse: true })
  const page = await renderDocument("Blurb", { title })

  expect(both.querySelector("section")?.matches("[data-columns][data-reverse]")).toBe(true)
  expect(page.querySelector("section")?.matches("[data-columns]")).toBe(false)
})

test("text and media are animated only when the editor enables animations [spec 1 §3 blurb.animations]", async () => {
  const still = await renderDocument("Blurb", { title, imageDesktop })
  const moving = await renderDocument("Blurb", {
    title,
    imageDesktop,
    useTextAnimations: true,
    useMediaAnimations: true,
  })

  expect(still.querySelectorAll("[data-animated]")).toHaveLength(0)
  expect(moving.querySelectorAll("[data-animated]")).toHaveLength(2)
})

test("a YouTube video sends no request before consent, then plays muted and automatically [spec 1 §9 video]", async () => {
  const blurb = await renderLive("Blurb", youtube)
  expect(blurb.querySelector("iframe")).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))
  expect(blurb.querySelector("iframe")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: /^Tillåt/ }))

  const address = new URL(blurb.querySelector("iframe")?.getAttribute("src") ?? "")
  expect(address.origin).toBe("https://www.youtube-nocookie.com")
  expect(address.searchParams.get("autoplay")).toBe("1")
  expect(address.searchParams.get("mute")).toBe("1")
})

test("without JavaScript a YouTube video is rendered as a link", async () => {
  const blurb = await renderDocument("Blurb", youtube)

  expect(blurb.querySelector("noscript")?.innerHTML).toContain("https://www.youtube.com/watch?v=aqz-KE-bpKQ")
})

test("a video has native controls when the editor enables them, and a pause button otherwise [spec 1 §3 blurb.HasControlBar]", async () => {
  const film = { title, videoDesktop: { value: { src: "/film.webm" } } }
  const plain = await renderDocument("Blurb", film)
  const controlled = await renderDocument("Blurb", { ...film, hasControlBar: true })

  expect(plain.querySelector("video")?.controls).toBe(false)
  expect(plain.querySelector("button")).not.toBeNull()
  expect(controlled.querySelector("video")?.controls).toBe(true)
  expect(controlled.querySelector("button")).toBeNull()
})

test("a blurb with a video and a picture renders the picture behind the video", async () => {
  const blurb = await renderDocument("Blurb", { imageDesktop, videoDesktop: { value: { src: "/film.webm" } } })

  expect(blurb.querySelector("[data-part=media]")?.innerHTML).toMatch(/<img.*<video/s)
})
