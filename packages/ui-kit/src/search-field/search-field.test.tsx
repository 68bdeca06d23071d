import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { SearchField, type SearchFieldRootProps } from "./index.ts"

afterEach(cleanup)

const labels = { field: "Sök bil", clear: "Rensa", submit: "Sök" }

const form = (props: Partial<SearchFieldRootProps> = {}) => (
  <SearchField.Root action="/bilar?lager=alla" labels={labels} {...props}>
    <SearchField.Input />
    <SearchField.Clear />
    <SearchField.Submit />
  </SearchField.Root>
)
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök bil" })

test("submitting the search form keeps the query parameters of its action URL", () => {
  render(form())
  const search = screen.getByRole<HTMLFormElement>("search")

  expect(search.getAttribute("action")).toBe("/bilar")
  expect(search.method).toBe("get")
  expect([...new FormData(search)]).toEqual([
    ["lager", "alla"],
    ["keyphrase", ""],
  ])
})

test("Enter and the button search for the trimmed text [spec 1 §2 hero-field.enter hero-field.button, §4 hero-search.write hero-search.enter hero-search.button]", async () => {
  const onSearch = vi.fn<NonNullable<SearchFieldRootProps["onSearch"]>>((_term, { cancel }) => cancel())
  render(form({ onSearch }))

  await userEvent.type(field(), " EX30 {Enter}")
  await userEvent.click(screen.getByRole("button", { name: "Sök" }))

  expect(onSearch.mock.calls.map(([term]) => term)).toEqual(["EX30", "EX30"])
})

test("the clear button clears the field and focuses it [spec 1 §2 hero-field.clear, §4 hero-search.clear]", async () => {
  const onValueChange = vi.fn()
  render(form({ defaultValue: "V60", onValueChange }))

  await userEvent.click(screen.getByRole("button", { name: "Rensa" }))

  expect(field().value).toBe("")
  expect(document.activeElement).toBe(field())
  expect(onValueChange).toHaveBeenLastCalledWith("", expect.objectContaining({ reason: "clear-button" }))
})

test("Escape clears the field", async () => {
  const onValueChange = vi.fn()
  render(form({ defaultValue: "V60", onValueChange }))

  await userEvent.type(field(), "{Escape}")

  expect(field().value).toBe("")
  expect(onValueChange).toHaveBeenLastCalledWith("", expect.objectContaining({ reason: "escape" }))
})

test("a listener can prevent the search field from being cleared", async () => {
  render(form({ defaultValue: "V60", onValueChange: (_value, { cancel }) => cancel() }))

  await userEvent.click(screen.getByRole("button", { name: "Rensa" }))

  expect(field().value).toBe("V60")
})

test("text that is typed before hydration is kept", async () => {
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(form())
  field().value = "Kombi"

  const root = await act(async () => hydrateRoot(page, form()))

  expect(field().value).toBe("Kombi")
  expect(screen.getByRole("search").dataset.filled).toBe("")
  act(() => root.unmount())
  page.remove()
})
