import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  buildPlayerAddress,
  type FacadeEvent,
  type FacadeState,
  type FilmEvent,
  filmNext,
  getNextState,
} from "./video-facade-core.ts"

test("the player uses YouTube's cookieless domain, muted and with autoplay [spec 1 §9 video]", () => {
  const address = new URL(buildPlayerAddress("dQw4w9WgXcQ", false, "sv-SE") ?? "")

  expect(address.host).toBe("www.youtube-nocookie.com")
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: "1", mute: "1", controls: "0", hl: "sv" })
})

test("the player shows its controls if the editor has enabled them", () => {
  expect(buildPlayerAddress("dQw4w9WgXcQ", true)).toContain("controls=1")
})

test("no player URL is created for an invalid video ID", () => {
  expect(buildPlayerAddress("../evil?x=", true)).toBeNull()
  expect(buildPlayerAddress("", true)).toBeNull()
})

const start = () => createHarness(filmNext, { isPlaying: false, isChosen: false })

test("a video plays while it is in view", () => {
  const film = start()

  film.send({ type: "appear", isCalm: false })
  film.send({ type: "disappear" })

  expect(film.effects).toEqual([{ type: "play" }, { type: "pause" }])
})

test("a video does not start automatically with reduced motion", () => {
  const film = start()

  film.send({ type: "appear", isCalm: true })

  expect(film.effects).toEqual([])
})

test("a video is shown as paused if the browser blocks it from playing", () => {
  const film = start()
  film.send({ type: "appear", isCalm: false })

  film.send({ type: "report", isPlaying: false })

  expect(film.state().isPlaying).toBe(false)
})

test("after the visitor has pressed the button, scrolling does not start or stop the video", () => {
  const anyEvent: fc.Arbitrary<FilmEvent> = fc.oneof(
    fc.boolean().map((isCalm) => ({ type: "appear", isCalm }) as const),
    fc.constant({ type: "disappear" } as const),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), fc.array(anyEvent), (previous, after) => {
      const film = start()
      for (const event of previous) film.send(event)
      film.send({ type: "toggle" })
      const { length } = film.effects
      for (const event of after) film.send(event)

      expect(film.effects).toHaveLength(length)
    }),
  )
})

const createFacade = () => createHarness(getNextState, "waiting" as FacadeState)

test("a press starts the video immediately if the visitor has consented to YouTube", () => {
  const film = createFacade()

  film.send({ type: "play", isAllowed: true })

  expect(film.state()).toBe("playing")
  expect(film.effects).toEqual([{ type: "start" }])
})

test("scrolling a video into view starts the video only once and does not move the focus", () => {
  const film = createFacade()

  film.send({ type: "appear" })
  film.send({ type: "toggle" })
  film.send({ type: "appear" })

  expect(film.state()).toBe("paused")
  expect(film.effects).toEqual([{ type: "begin" }, { type: "pause" }])
})

test("pressing play without consent shows the consent question, and giving consent starts the video", () => {
  const film = createFacade()

  film.send({ type: "play", isAllowed: false })
  expect(film.state()).toBe("asking")
  film.send({ type: "allow" })

  expect(film.state()).toBe("playing")
  expect(film.effects).toEqual([{ type: "ask" }, { type: "consent" }, { type: "start" }])
})

test("withdrawing the consent removes the player", () => {
  const film = createFacade()
  film.send({ type: "play", isAllowed: true })

  film.send({ type: "withdraw" })

  expect(film.state()).toBe("waiting")
})

test("after any sequence of events no video starts unless the visitor has consented", () => {
  const events: fc.Arbitrary<FacadeEvent> = fc.constantFrom(
    { type: "play", isAllowed: false } as const,
    { type: "back" } as const,
    { type: "withdraw" } as const,
    { type: "toggle" } as const,
  )
  fuzz({
    next: getNextState,
    initial: "waiting" as FacadeState,
    events,
    checkAlways: ({ state }) => expect(["waiting", "asking"]).toContain(state()),
  })
})
