import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { Carousel, type CarouselRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const labels = {
  role: "bildspel",
  slideRole: "bild",
  play: "Starta",
  pause: "Pausa",
  previous: "Föregående",
  next: "Nästa",
  position: "{position} av {count}",
  choose: "Välj",
  pick: "Visa {position}",
}

const carousel = (props: Partial<CarouselRootProps> = {}) => (
  <Carousel.Root count={3} aria-label="Nyheter" labels={labels} autoPlay {...props}>
    <Carousel.Rotate />
    <Carousel.Previous />
    <Carousel.Next />
    <Carousel.Picker />
    <Carousel.Position />
    <Carousel.Slides>
      {["Hamnen", "Skogen", "Staden"].map((name, index) => (
        <Carousel.Slide key={name} index={index}>
          <a href={`/${name}`}>{name}</a>
        </Carousel.Slide>
      ))}
    </Carousel.Slides>
  </Carousel.Root>
)

function renderWith(props: Partial<CarouselRootProps> = {}) {
  const clock = createHandClock()
  const rendered = render(carousel({ clock, ...props }))
  return { clock, ...rendered }
}

const button = (name: string) => screen.getByRole("button", { name })
const position = () => document.querySelector("[data-part=position]")?.textContent

test("the server-rendered HTML contains every slide once, without inert or clipped slides", () => {
  const html = renderToString(carousel())

  for (const name of ["Hamnen", "Skogen", "Staden"]) expect(html.split(`href="/${name}"`)).toHaveLength(2)
  expect(html).not.toMatch(/inert|style=/)
  expect(html).toContain('aria-label="2 av 3"')
})

test("the pause button is first in the tab order", async () => {
  renderWith()

  await userEvent.tab()

  expect(document.activeElement).toBe(document.querySelector("[data-part=rotate]"))
})

test("the current slide is focusable if it contains no link", async () => {
  render(
    <Carousel.Root count={2} aria-label="Bilder" labels={labels}>
      <Carousel.Next />
      <Carousel.Slides>
        <Carousel.Slide index={0}>
          <img src="/hamnen.svg" alt="Hamnen" />
        </Carousel.Slide>
        <Carousel.Slide index={1}>
          <a href="/skogen">Skogen</a>
        </Carousel.Slide>
      </Carousel.Slides>
    </Carousel.Root>,
  )
  const stops = () => screen.getAllByRole("group").map((slide) => [slide.getAttribute("aria-label"), slide.tabIndex])
  expect(stops()).toEqual([
    ["1 av 2", 0],
    ["2 av 2", -1],
  ])

  await userEvent.click(button("Nästa"))

  expect(stops()).toEqual([
    ["1 av 2", -1],
    ["2 av 2", -1],
  ])
})

test("the scroll container is removed from the tab order after hydration", () => {
  expect(renderToString(carousel())).not.toMatch(/data-part="viewport"[^>]*tabindex/i)

  renderWith()

  expect(document.querySelector("[data-part=viewport]")?.getAttribute("tabindex")).toBe("-1")
})

test("the only slide of a carousel is not focusable if it contains only a picture", () => {
  render(
    <Carousel.Root count={1} aria-label="Bild" labels={labels}>
      <Carousel.Slides>
        <Carousel.Slide index={0}>
          <img src="/hamnen.svg" alt="Hamnen" />
        </Carousel.Slide>
      </Carousel.Slides>
    </Carousel.Root>,
  )

  expect(screen.getByRole("group").tabIndex).toBe(-1)
})

test("the live region of a carousel is off during autoplay and polite after autoplay has been paused", () => {
  renderWith()
  const region = screen.getByRole("region", { name: "Nyheter" })
  expect(region.getAttribute("aria-roledescription")).toBe("bildspel")
  expect(region.querySelector("[aria-live]")?.getAttribute("aria-live")).toBe("off")

  fireEvent.click(button("Pausa"))

  expect(region.querySelector("[aria-live]")?.getAttribute("aria-live")).toBe("polite")
  expect(button("Starta")).toBeDefined()
})

test("autoplay shows the next slide after 5000 ms unless the pointer is over the carousel [spec 1 §9 carousel]", () => {
  const { clock } = renderWith()

  clock.pass(5000)
  expect(position()).toBe("2 av 3")

  fireEvent.pointerEnter(screen.getByRole("region"), { pointerType: "mouse" })
  clock.pass(60_000)
  expect(position()).toBe("2 av 3")
})

test("buttons and dots change the slide, stop autoplay and call onValueChange with the reason", async () => {
  const onValueChange = vi.fn()
  const { clock } = renderWith({ onValueChange })

  await userEvent.click(button("Föregående"))
  await userEvent.click(button("Visa 2"))
  await userEvent.click(button("Nästa"))
  clock.pass(60_000)

  expect(onValueChange.mock.calls.map(([index, { reason }]) => [index, reason])).toEqual([
    [2, "previous"],
    [1, "pick"],
    [2, "next"],
  ])
  expect(button("Visa 3").getAttribute("aria-current")).toBe("true")
})

test("when a listener cancels an automatic slide change, the current slide remains and autoplay stops", () => {
  const onValueChange = vi.fn<NonNullable<CarouselRootProps["onValueChange"]>>((_index, { cancel }) => cancel())
  const { clock } = renderWith({ onValueChange })

  clock.pass(60_000)

  expect(onValueChange).toHaveBeenCalledOnce()
  expect(position()).toBe("1 av 3")
  expect(button("Starta")).toBeDefined()
})

test("a controlled carousel changes its slide only when its `value` changes", async () => {
  const onValueChange = vi.fn()
  const { rerender } = renderWith({ value: 0, onValueChange })

  await userEvent.click(button("Nästa"))
  expect(position()).toBe("1 av 3")

  rerender(carousel({ value: 2, onValueChange }))
  expect(position()).toBe("3 av 3")
})

test("with `hasArrowKeys`, arrow keys, Home and End change the slide unless a modifier key is pressed", async () => {
  renderWith({ hasArrowKeys: true })
  act(() => button("Nästa").focus())

  await userEvent.keyboard("{ArrowRight}")
  expect(position()).toBe("2 av 3")
  await userEvent.keyboard("{End}{ArrowRight}")
  expect(position()).toBe("1 av 3")
  await userEvent.keyboard("{Control>}{End}{/Control}")
  expect(position()).toBe("1 av 3")
})

test("without `loops` the next button is disabled on the last slide, but keeps the focus", async () => {
  renderWith({ loops: false, defaultValue: 1 })

  await userEvent.click(button("Nästa"))

  expect(button("Nästa").getAttribute("aria-disabled")).toBe("true")
  expect(document.activeElement).toBe(button("Nästa"))
})

test("with reduced motion autoplay does not start", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }))
  const { clock } = renderWith()

  clock.pass(60_000)

  expect(position()).toBe("1 av 3")
  expect(button("Starta")).toBeDefined()
})

test("a carousel with a single slide has no buttons", () => {
  renderWith({ count: 1 })

  expect(screen.queryAllByRole("button")).toEqual([])
})
