import example from "@forecourt/schemas/blocks/youtube-video/examples/default.json" with { type: "json" }
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { chooseConsent } from "../../test/choose-consent.ts"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"

function stubSight() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly notify: (entries: object[]) => void
      constructor(notify: (entries: object[]) => void) {
        this.notify = notify
      }
      observe() {
        this.notify([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("after consent the video is embedded muted and starts automatically [spec 1 §9 video]", async () => {
  stubSight()
  chooseConsent("statistics media")

  const film = await renderLive("YoutubeVideo", example)

  const address = new URL(film.querySelector("iframe")?.getAttribute("src") ?? "")
  expect(address.origin).toBe("https://www.youtube-nocookie.com")
  expect(address.searchParams.get("autoplay")).toBe("1")
  expect(address.searchParams.get("mute")).toBe("1")
})

test("the video does not start automatically under reduced motion, in the page editor or when the editor turns autoplay off", async () => {
  stubSight()
  chooseConsent("media")
  const players = async (fields: object, site = siteFor()) =>
    (await renderLive("YoutubeVideo", { ...example, ...fields }, site)).querySelectorAll("iframe").length

  expect(await players({ hasAutoplay: false })).toBe(0)
  expect(await players({}, siteFor({ mode: "editing" }))).toBe(0)
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  expect(await players({})).toBe(0)
})

test("YouTube receives no request before consent, and consent given on one video does not apply to other videos", async () => {
  stubSight()
  const film = await renderLive("YoutubeVideo", example)

  await userEvent.click(screen.getByRole("button", { name: /Spela filmen: Från fjord/ }))
  expect(screen.getByText(/Filmen visas av YouTube/)).toBeTruthy()
  expect(film.innerHTML).not.toMatch(/youtube-nocookie|ytimg/)
  await userEvent.click(screen.getByRole("button", { name: "Tillåt filmer från YouTube" }))

  expect(film.querySelector("iframe")?.src).toContain("youtube-nocookie")
  expect(document.cookie).not.toContain("media")
})

test("withdrawing consent removes the player", async () => {
  stubSight()
  chooseConsent("media")
  const film = await renderLive("YoutubeVideo", example)
  expect(film.querySelector("iframe")).not.toBeNull()

  chooseConsent("statistics")

  expect(film.querySelector("iframe")).toBeNull()
})

test("without JavaScript the video is a link", async () => {
  const film = await renderDocument("YoutubeVideo", example)

  expect(film.querySelector("noscript")?.innerHTML).toContain("https://www.youtube.com/watch?v=aqz-KE-bpKQ")
})
