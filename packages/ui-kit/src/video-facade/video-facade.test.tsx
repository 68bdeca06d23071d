import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { Film, VideoFacade } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test("no request is sent to YouTube until the play button is pressed, and the player then starts and receives the focus", async () => {
  const onStart = vi.fn()
  // This document loads no iframes, and logs that.
  vi.spyOn(console, "error").mockReturnValue()
  const { container } = render(
    <VideoFacade.Root videoId="dQw4w9WgXcQ" title="Vinterdäck" labels={{ play: "Spela filmen" }} onStart={onStart}>
      <img src="/still.svg" alt="" />
      <VideoFacade.Play />
      <VideoFacade.Note>Filmen visas av YouTube.</VideoFacade.Note>
    </VideoFacade.Root>,
  )
  expect(container.innerHTML).not.toContain("youtube")

  await userEvent.click(screen.getByRole("button", { name: "Spela filmen: Vinterdäck" }))
  await act(async () => new Promise(requestAnimationFrame))

  const player = screen.getByTitle("Vinterdäck")
  expect(player.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*mute=1/)
  expect(document.activeElement).toBe(player)
  expect(screen.queryByText("Filmen visas av YouTube.")).toBeNull()
  expect(onStart).toHaveBeenCalledOnce()
})

function renderGated(props: {
  readonly consent: boolean
  readonly autoplays?: boolean
  readonly onConsent?: () => void
}) {
  // This document loads no iframes, and logs that.
  vi.spyOn(console, "error").mockReturnValue()
  const film = (overrides: { readonly consent: boolean }) => (
    <VideoFacade.Root
      videoId="dQw4w9WgXcQ"
      title="Vinterdäck"
      labels={{ play: "Spela filmen", pause: "Pausa", allow: "Tillåt YouTube" }}
      {...props}
      {...overrides}
    >
      <VideoFacade.Play />
      <VideoFacade.Consent>
        <p>YouTube kan lagra kakor.</p>
        <VideoFacade.Allow />
      </VideoFacade.Consent>
    </VideoFacade.Root>
  )
  const { container, rerender } = render(film(props))
  return { container, setConsent: (consent: boolean) => rerender(film({ consent })) }
}

test("a press without consent shows the consent question, and YouTube is loaded only after the visitor has consented", async () => {
  const onConsent = vi.fn()
  const { container } = renderGated({ consent: false, onConsent })

  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))
  expect(screen.getByText("YouTube kan lagra kakor.")).toBeDefined()
  expect(container.innerHTML).not.toContain("youtube-nocookie")
  await userEvent.click(screen.getByRole("button", { name: "Tillåt YouTube" }))

  expect(onConsent).toHaveBeenCalledOnce()
  expect(container.querySelector("iframe")?.src).toContain("youtube-nocookie")
})

test("if the visitor has already consented, pressing play starts the video at once", async () => {
  const { container } = renderGated({ consent: true })

  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))

  expect(screen.queryByText("YouTube kan lagra kakor.")).toBeNull()
  expect(screen.queryByRole("button", { name: "Tillåt YouTube" })).toBeNull()
  expect(container.querySelector("iframe")?.src).toContain("youtube-nocookie")
})

test("pressing Escape returns from the consent question to the preview image", async () => {
  const { container } = renderGated({ consent: false })
  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))

  screen.getByRole("button", { name: "Tillåt YouTube" }).focus()
  await userEvent.keyboard("{Escape}")

  expect(screen.getByRole("button", { name: /Spela filmen/ })).toBeDefined()
  expect(container.querySelector("iframe")).toBeNull()
})

test("withdrawing the consent removes the player", async () => {
  const { container, setConsent } = renderGated({ consent: true })
  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))

  setConsent(false)

  expect(container.querySelector("iframe")).toBeNull()
})

test("a player without controls has a pause button", async () => {
  renderGated({ consent: true })
  await userEvent.click(screen.getByRole("button", { name: /Spela filmen/ }))

  await userEvent.click(screen.getByRole("button", { name: "Pausa" }))

  expect(screen.getByRole("button", { name: "Spela filmen" })).toBeDefined()
})

function watchSight(): () => void {
  const appear: (() => void)[] = []
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: object[]) => void) {
        appear.push(() => act(() => notify([{ isIntersecting: true }])))
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => appear[0]?.()
}

test("a video in view starts automatically only with consent [spec 1 §9 video]", () => {
  const appear = watchSight()
  const { container, setConsent } = renderGated({ consent: false, autoplays: true })
  appear()
  expect(container.querySelector("iframe")).toBeNull()

  setConsent(true)
  appear()

  expect(container.querySelector("iframe")?.src).toMatch(/autoplay=1.*mute=1/)
  expect(document.activeElement).toBe(document.body)
})

test("with reduced motion a YouTube video does not start automatically [spec 1 §9 video.starts]", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  const appear = watchSight()
  const { container } = renderGated({ consent: true, autoplays: true })

  appear()

  expect(container.querySelector("iframe")).toBeNull()
  vi.unstubAllGlobals()
})

function renderFilm() {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue()
  const appear = watchSight()
  render(
    <Film.Root labels={{ play: "Spela", pause: "Pausa" }}>
      <Film.Video />
      <Film.Toggle />
    </Film.Root>,
  )
  return { appear }
}

test("a video plays while it is in view, and the button pauses the video", async () => {
  const { appear } = renderFilm()

  appear()
  await userEvent.click(screen.getByRole("button", { name: "Pausa" }))

  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce()
  expect(screen.getByRole("button", { name: "Spela" })).toBeDefined()
})

test("with reduced motion a video starts only when its button is pressed", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  const { appear } = renderFilm()

  appear()
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole("button", { name: "Spela" }))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
