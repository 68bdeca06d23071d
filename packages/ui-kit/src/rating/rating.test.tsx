import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Rating, type RatingRootProps } from "./index.ts"

afterEach(cleanup)

const rating = (props: RatingRootProps = {}) => (
  <Rating.Root labels={{ label: "Betyg", star: "{value} av {count}" }} name="rating" {...props} />
)
const star = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name })
const readRating = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
const shining = () => screen.getAllByRole("radio").filter((item) => item.closest("[data-on]")).length

test("a rating has five stars, none of which is initially selected [spec 3 §9.1]", () => {
  render(<form data-testid="form">{rating()}</form>)

  expect(screen.getByRole("radiogroup", { name: "Betyg" })).toBeTruthy()
  expect(screen.getAllByRole("radio").map((item) => item.getAttribute("aria-label"))).toEqual(
    [1, 2, 3, 4, 5].map((value) => `${value} av 5`),
  )
  expect(readRating()).toEqual([])
  expect(document.querySelectorAll("[data-part=star] svg")).toHaveLength(5)
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("rating")).toBeNull()
})

test("pressing the fourth star selects four stars, and a form submits the number 4", async () => {
  const onValueChange = vi.fn()
  render(<form data-testid="form">{rating({ onValueChange })}</form>)

  await userEvent.click(star("4 av 5"))

  expect(shining()).toBe(4)
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("rating")).toBe("4")
  expect(onValueChange).toHaveBeenCalledWith(4, expect.objectContaining({ reason: "star" }))
})

test("aria-labelledby names the rating, and the attribute data-given is set only on a rating with stars", () => {
  const { container } = render(
    <>
      <h2 id="heading">Vad tyckte du?</h2>
      {rating({ "aria-labelledby": "heading" })}
      {rating({ defaultValue: 1 })}
    </>,
  )
  const [unrated, rated] = container.querySelectorAll("[data-scope=rating][data-part=root]")

  expect(screen.getByRole("radiogroup", { name: "Vad tyckte du?" }).hasAttribute("aria-label")).toBe(false)
  expect(container.querySelectorAll("[data-scope=rating][data-part=input]")).toHaveLength(10)
  expect([unrated, rated].map((root) => root?.hasAttribute("data-given"))).toEqual([false, true])
})

test("arrow keys add or remove one star", async () => {
  render(rating({ defaultValue: 3 }))
  star("3 av 5").focus()

  await userEvent.keyboard("{ArrowRight}")
  expect(readRating()).toEqual(["4"])
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
  expect(readRating()).toEqual(["2"])
})

test("pressing the selected star clears the rating, but pressing Space on that star or double-clicking a star does not", async () => {
  const onValueChange = vi.fn()
  render(rating({ defaultValue: 3, onValueChange }))

  await userEvent.click(star("3 av 5"))
  expect(readRating()).toEqual([])
  expect(onValueChange).toHaveBeenLastCalledWith(0, expect.objectContaining({ reason: "star" }))

  await userEvent.dblClick(star("4 av 5"))
  expect(readRating()).toEqual(["4"])
  await userEvent.keyboard(" ")
  expect(readRating()).toEqual(["4"])
})

test("Home selects one star, End selects all stars, Backspace clears the rating, and the focus moves to the selected star", async () => {
  render(rating({ defaultValue: 3 }))
  star("3 av 5").focus()

  await userEvent.keyboard("{End}")
  expect([readRating(), document.activeElement]).toEqual([["5"], star("5 av 5")])
  await userEvent.keyboard("{Home}")
  expect([readRating(), document.activeElement]).toEqual([["1"], star("1 av 5")])
  // Left to the browser: it resets the zoom of the page.
  await userEvent.keyboard("{Control>}0{/Control}")
  expect(readRating()).toEqual(["1"])
  await userEvent.keyboard("{Backspace}")
  expect([readRating(), document.activeElement]).toEqual([[], star("1 av 5")])
})

test("a read-only rating is announced and submitted but cannot be changed", async () => {
  const onValueChange = vi.fn()
  render(<form data-testid="form">{rating({ defaultValue: 3, readOnly: true, onValueChange })}</form>)

  expect(screen.getByRole("radiogroup").getAttribute("aria-readonly")).toBe("true")
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).get("rating")).toBe("3")
  await userEvent.click(star("5 av 5"))
  await userEvent.click(star("3 av 5"))

  expect(readRating()).toEqual(["3"])
  expect(onValueChange).not.toHaveBeenCalled()
})

test("a form reset restores the initial stars unless a reset listener prevents it", async () => {
  const onValueChange = vi.fn()
  const form = (onReset?: (event: { preventDefault: () => void }) => void) => (
    <form {...(onReset && { onReset })}>
      {rating({ defaultValue: 2, onValueChange })}
      <button type="reset">Börja om</button>
    </form>
  )
  const { rerender } = render(form((event) => event.preventDefault()))
  await userEvent.click(star("5 av 5"))
  await userEvent.click(screen.getByRole("button"))
  expect(onValueChange).toHaveBeenCalledOnce()

  rerender(form())
  await userEvent.click(screen.getByRole("button"))
  expect(readRating()).toEqual(["2"])
  expect(onValueChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ reason: "reset" }))
})

test("the radio buttons of a rating have autocomplete off, so that browsers do not restore stars after a reload", () => {
  render(rating())

  expect(screen.getAllByRole("radio").every((item) => item.getAttribute("autocomplete") === "off")).toBe(true)
})

test("a disabled rating cannot be changed", async () => {
  const onValueChange = vi.fn()
  render(rating({ disabled: true, onValueChange }))

  await userEvent.click(star("4 av 5"))

  expect(onValueChange).not.toHaveBeenCalled()
})

test("a controlled rating changes only with its value prop, and a listener can cancel a change", async () => {
  const { rerender } = render(rating({ value: 2 }))
  await userEvent.click(star("5 av 5"))
  expect(readRating()).toEqual(["2"])
  rerender(rating({ value: 0 }))
  expect(readRating()).toEqual([])
  cleanup()

  render(rating({ defaultValue: 2, onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.click(star("5 av 5"))
  expect(readRating()).toEqual(["2"])
})

test("the server-rendered HTML contains radio buttons, which work without JavaScript", () => {
  expect(renderToString(rating()).match(/<input(?=[^>]* type="radio")[^>]* name="rating"/g)).toHaveLength(5)
})
