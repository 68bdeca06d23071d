import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { Combobox, type ComboboxOption, type ComboboxRootProps, type ComboboxSource } from "./index.ts"

afterEach(cleanup)

const PLACES: readonly ComboboxOption[] = [
  { value: "umea", label: "Umeå", hint: "Västerbotten" },
  { value: "uppsala", label: "Uppsala", hint: "Uppland" },
  { value: "ulricehamn", label: "Ulricehamn", hint: "Västergötland" },
]
const find: ComboboxSource = async (query) =>
  PLACES.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()))

const labels = { list: "Förslag", loading: "Söker …", empty: "Inga träffar", failed: "Det gick inte" }
const place = (props: Partial<ComboboxRootProps> = {}) => (
  <form data-testid="form">
    <Combobox.Root search={find} name="place" labels={labels} {...props}>
      <Combobox.Label>Ort</Combobox.Label>
      <Combobox.Input name="text" />
      <Combobox.Popup />
    </Combobox.Root>
  </form>
)
const field = () => screen.getByLabelText<HTMLInputElement>("Ort")
const getFormValues = () => Object.fromEntries(new FormData(screen.getByTestId<HTMLFormElement>("form")))
const options = () =>
  screen.queryAllByRole("option", { hidden: true }).map((item) => item.getAttribute("aria-labelledby"))

async function type(text: string, clock: ReturnType<typeof createHandClock>): Promise<void> {
  await userEvent.type(field(), text)
  await waitFor(() => expect(field().getAttribute("role")).toBe("combobox"))
  clock.pass(300)
  await act(async () => {})
}

test("the options are rendered between a header and a footer, and an empty result has no footer", async () => {
  const clock = createHandClock()
  render(
    <Combobox.Root search={find} clock={clock} labels={labels}>
      <Combobox.Label>Ort</Combobox.Label>
      <Combobox.Input />
      <Combobox.Popup header="Välj en ort" footer="Källa: GeoNames" />
    </Combobox.Root>,
  )
  await type("x", clock)
  await waitFor(() => expect(screen.getAllByText("Inga träffar")).not.toEqual([]))
  expect(screen.queryByText("Källa: GeoNames")).toBeNull()

  await userEvent.clear(field())
  await type("u", clock)

  const popup = (await screen.findByText("Källa: GeoNames")).parentElement
  expect(popup?.textContent).toMatch(/^Välj en ort.*Umeå.*Källa: GeoNames$/)
})

test("the server renders a plain text field", () => {
  const html = renderToString(place({ defaultValue: PLACES[0] ?? null }))

  expect(html).toContain('value="Umeå"')
  expect(html).not.toMatch(/role="combobox"|style=|popover/)
})

test("typing shows matching options without selecting any of them", async () => {
  const clock = createHandClock()
  render(place({ clock }))

  await type("U", clock)

  await waitFor(() => expect(options()).toHaveLength(3))
  expect(field().getAttribute("aria-expanded")).toBe("true")
  expect(field().getAttribute("aria-activedescendant")).toBeNull()
  const [first] = screen.getAllByRole("option", { hidden: true })
  expect(first?.textContent).toBe("Umeå Västerbotten")
  expect(screen.getByRole("option", { name: "Umeå Västerbotten", hidden: true })).toBe(first)
  expect(getFormValues()).toEqual({ place: "", text: "U" })
})

test("arrow keys move through the options, and Enter selects an option without submitting the form", async () => {
  const clock = createHandClock()
  const onValueChange = vi.fn()
  render(place({ clock, onValueChange }))
  await type("u", clock)
  await waitFor(() => expect(options()).toHaveLength(3))

  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option", { hidden: true })[1]?.id)
  await userEvent.keyboard("{Enter}")

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(PLACES[1], expect.objectContaining({ reason: "option" }))
  expect(getFormValues()).toEqual({ place: "uppsala", text: "Uppsala" })
  await waitFor(() => expect(options()).toHaveLength(0))
})

test("clicking an option selects it and keeps the focus in the field", async () => {
  const clock = createHandClock()
  render(place({ clock }))
  await type("u", clock)

  await userEvent.click(await screen.findByText("Ulricehamn"))

  await waitFor(() => expect(getFormValues()).toEqual({ place: "ulricehamn", text: "Ulricehamn" }))
  expect(document.activeElement).toBe(field())
})

test("typed text is kept on blur, and editing the text of the selected option clears the selection", async () => {
  const clock = createHandClock()
  const onValueChange = vi.fn()
  render(place({ clock, defaultValue: PLACES[0] ?? null, onValueChange }))
  expect(getFormValues()).toEqual({ place: "umea", text: "Umeå" })

  await type("{Backspace}", clock)
  await userEvent.tab()

  expect(getFormValues()).toEqual({ place: "", text: "Ume" })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ reason: "input" }))
})

test("deleting a character with Backspace sends a new query", async () => {
  const clock = createHandClock()
  const search = vi.fn(find)
  render(place({ clock, search }))
  await type("um", clock)
  await type("{Backspace}", clock)

  expect(search.mock.calls.map(([query]) => query)).toEqual(["um", "u"])
})

test("Escape closes the list and keeps the text", async () => {
  const clock = createHandClock()
  render(place({ clock }))
  await type("u", clock)
  await waitFor(() => expect(options()).toHaveLength(3))

  await userEvent.keyboard("{Escape}")

  await waitFor(() => expect(options()).toHaveLength(0))
  expect(field().value).toBe("u")
})

test("pressing Escape during the debounce delay cancels the query and keeps the list closed", async () => {
  const clock = createHandClock()
  const search = vi.fn<ComboboxSource>(async () => PLACES)
  render(place({ clock, search }))
  await type("u", clock)
  await waitFor(() => expect(options()).toHaveLength(3))

  await userEvent.type(field(), "m")
  await userEvent.keyboard("{Escape}")
  await act(async () => clock.pass(300))

  expect([search.mock.calls.length, options().length, field().value]).toEqual([1, 0, "um"])
})

test("loading, empty results and failures are announced, and blur aborts a pending query", async () => {
  const clock = createHandClock()
  const onFailure = vi.fn()
  const signals: AbortSignal[] = []
  const search: ComboboxSource = async (query, { signal }) => {
    signals.push(signal)
    if (query === "x") return []
    if (query === "xy") throw new Error("503")
    return new Promise(() => {})
  }
  render(place({ clock, search, onFailure }))
  const readStatus = () => screen.getByRole("status", { hidden: true }).textContent

  await type("x", clock)
  await waitFor(() => expect(readStatus()).toBe("Inga träffar"))
  await type("y", clock)
  await waitFor(() => expect(readStatus()).toBe("Det gick inte"))
  expect(onFailure).toHaveBeenCalledOnce()
  await type("z", clock)
  expect(readStatus()).toBe("Söker …")
  await userEvent.tab()

  expect(readStatus()).toBe("")
  expect(signals.at(-1)?.aborted).toBe(true)
})

test("changing the value prop updates the submitted value, and a form reset restores the initial value", async () => {
  const { rerender } = render(place({ value: null }))
  rerender(place({ value: PLACES[2] ?? null }))
  expect(getFormValues()).toEqual({ place: "ulricehamn", text: "Ulricehamn" })
  rerender(place({ value: null }))
  expect(getFormValues()).toEqual({ place: "", text: "" })
  cleanup()

  render(place({ defaultValue: PLACES[0] ?? null }))
  await userEvent.type(field(), "x")
  act(() => screen.getByTestId<HTMLFormElement>("form").reset())

  expect(getFormValues()).toEqual({ place: "umea", text: "Umeå" })
})

test("after a selection, a controlled combobox shows the text of its value again unless the value prop changes", async () => {
  const clock = createHandClock()
  render(place({ clock, search: async () => PLACES.slice(1), value: PLACES[0] ?? null }))
  await type("x", clock)
  await userEvent.click(await screen.findByText("Ulricehamn"))
  await waitFor(() => expect(getFormValues()).toEqual({ place: "umea", text: "Umeå" }))
})

test("when a listener cancels a selection, the typed text is kept", async () => {
  const clock = createHandClock()
  render(place({ clock, onValueChange: (_value, { cancel }) => cancel() }))
  await type("u", clock)
  await userEvent.click(await screen.findByText("Ulricehamn"))
  await waitFor(() => expect(getFormValues()).toEqual({ place: "", text: "u" }))
})

test("onTextChange is called with every new text, both when the visitor types and when the value prop changes", async () => {
  const clock = createHandClock()
  const onTextChange = vi.fn()
  const { rerender } = render(place({ clock, onTextChange, value: null }))
  expect(onTextChange).not.toHaveBeenCalled()

  await type("u", clock)
  rerender(place({ clock, onTextChange, value: PLACES[1] ?? null }))

  expect(onTextChange.mock.calls).toEqual([["u"], ["Uppsala"]])
})

test("pressing the down arrow key sends a query for the selected option's text and highlights that option in the list", async () => {
  const clock = createHandClock()
  const search = vi.fn(find)
  const { rerender } = render(place({ clock, search, value: null }))
  await type("ul", clock)
  await waitFor(() => expect(options()).toHaveLength(1))
  await userEvent.keyboard("{Escape}")

  rerender(place({ clock, search, value: PLACES[1] ?? null }))
  await userEvent.keyboard("{ArrowDown}")

  await waitFor(() => expect(options()).toHaveLength(1))
  expect(search.mock.lastCall?.[0]).toBe("Uppsala")
  const [option] = screen.getAllByRole("option", { hidden: true })
  expect([option?.textContent, option?.getAttribute("aria-selected")]).toEqual(["Uppsala Uppland", "true"])
  await waitFor(() => expect(field().getAttribute("aria-activedescendant")).toBe(option?.id))
})
