import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { drawDocument, drawHtml, drawLive } from "../../test/draw.tsx"

const title = { value: "Två minuter om vinterdäck" }
const imageDesktop = {
  value: { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett hjul", width: 1600, height: 1200 },
}
const youtube = { title, imageDesktop, youtubeId: "aqz-KE-bpKQ" }

test("a blurb without words and media shows nothing", async () => {
  expect(await drawHtml("Blurb", {})).toBe("")
})

test("the ground is the one the editor chose [spec 1 §3 blurb.BackgroundColor]", async () => {
  const ground = async (backgroundColor: string) =>
    (await drawDocument("Blurb", { title, backgroundColor })).querySelector("section")?.dataset.theme

  expect(await ground("None")).toBeUndefined()
  expect(await ground("BackgroundColor1")).toBe("ground-1")
  expect(await ground("BackgroundColor2")).toBe("ground-2")
  expect(await ground("BackgroundColor3")).toBe("ground-3")
})

test("words and media stand side by side only when there are both, and change sides in reverse [spec 1 §3 blurb.Reverse]", async () => {
  const both = await drawDocument("Blurb", { title, imageDesktop, reverse: true })
  const words = await drawDocument("Blurb", { title })

  expect(both.querySelector("section")?.matches("[data-columns][data-reverse]")).toBe(true)
  expect(words.querySelector("section")?.matches("[data-columns]")).toBe(false)
})

test("text and media move in only when the editor says so [spec 1 §3 blurb.animations]", async () => {
  const still = await drawDocument("Blurb", { title, imageDesktop })
  const moving = await drawDocument("Blurb", { title, imageDesktop, useTextAnimations: true, useMediaAnimations: true })

  expect(still.querySelectorAll("[data-animated]")).toHaveLength(0)
  expect(moving.querySelectorAll("[data-animated]")).toHaveLength(2)
})

test("a YouTube film asks nothing of YouTube until the visitor allows it, then plays muted and at once [spec 1 §9 video]", async () => {
  const blurb = await drawLive("Blurb", youtube)
  expect(blurb.querySelector("iframe")).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))
  expect(blurb.querySelector("iframe")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: /^Tillåt/ }))

  const address = new URL(blurb.querySelector("iframe")?.getAttribute("src") ?? "")
  expect(address.origin).toBe("https://www.youtube-nocookie.com")
  expect(address.searchParams.get("autoplay")).toBe("1")
  expect(address.searchParams.get("mute")).toBe("1")
})

test("without JavaScript a YouTube film is a link to it", async () => {
  const blurb = await drawDocument("Blurb", youtube)

  expect(blurb.querySelector("noscript")?.innerHTML).toContain("https://www.youtube.com/watch?v=aqz-KE-bpKQ")
})

test("a film shows the browser's controls when the editor wants them, else a button of ours [spec 1 §3 blurb.HasControlBar]", async () => {
  const film = { title, videoDesktop: { value: { src: "/film.webm" } } }
  const plain = await drawDocument("Blurb", film)
  const controlled = await drawDocument("Blurb", { ...film, hasControlBar: true })

  expect(plain.querySelector("video")?.controls).toBe(false)
  expect(plain.querySelector("button")).not.toBeNull()
  expect(controlled.querySelector("video")?.controls).toBe(true)
  expect(controlled.querySelector("button")).toBeNull()
})

test("the picture is the film's still", async () => {
  const blurb = await drawDocument("Blurb", { imageDesktop, videoDesktop: { value: { src: "/film.webm" } } })

  expect(blurb.querySelector("[data-part=media]")?.innerHTML).toMatch(/<img.*<video/s)
})
