import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { FacetList, type FacetListRootProps, type FacetValues } from "./index.ts"

afterEach(cleanup)

const BRANDS: FacetValues = [
  {
    value: "volvo",
    label: "Volvo",
    count: 1204,
    children: [
      { value: "ex30", label: "EX30", count: 12 },
      { value: "xc40", label: "XC40", count: 8 },
    ],
  },
  { value: "skoda", label: "Škoda", count: 0 },
]
const many = (count: number): FacetValues => [
  ...BRANDS,
  ...Array.from({ length: count - BRANDS.length }, (_, index) => ({ value: `b${index}`, label: `Märke ${index}` })),
]

const brands = (props: Partial<FacetListRootProps> = {}) => (
  <KitProvider messages={messages} locale="sv-SE">
    <form data-testid="form">
      <FacetList.Root values={BRANDS} name="car_brand" aria-label="Märke" {...props} />
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name, hidden: true })
const getFormValues = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).getAll("car_brand")
const listShown = () =>
  screen.getAllByRole("checkbox").map((item) => item.closest("label")?.textContent?.replace(/\s/g, " "))

test("the values are checkboxes with counts in a named group", () => {
  render(brands())

  expect(screen.getByRole("group", { name: "Märke" })).toBeTruthy()
  expect(listShown()).toEqual(["Volvo 1 204", "EX30 12", "XC40 8", "Škoda 0"])
  expect(box(/Škoda/).closest("[data-empty]")).toBeTruthy()
})

test("the colour swatch of a facet value is rendered before the label", () => {
  const values = [
    { value: "red", label: "Röd", mark: "red", count: 3 },
    { value: "gold", label: "Guld" },
  ]
  render(brands({ values, renderMark: (mark) => <i data-mark={mark} /> }))

  const marks = [...document.querySelectorAll("[data-mark]")]
  expect(marks.map((mark) => mark.nextSibling?.textContent)).toEqual(["Röd"])
  expect(box(/^Röd 3$/)).toBeTruthy()
})

test("the search box is rendered for at least ten values [spec 2 §2.1 facet-search]", () => {
  const { rerender } = render(brands({ values: many(9) }))
  expect(screen.queryByRole("searchbox")).toBeNull()

  rerender(brands({ values: many(10) }))

  expect(screen.getByRole("searchbox", { name: "Sök i listan" })).toBeTruthy()
})

test("a search hides values that do not match, announces the number of matches and keeps the selection", async () => {
  render(brands({ values: many(12), defaultValue: ["b3"] }))

  await userEvent.type(screen.getByRole("searchbox"), "xc{Enter}")

  expect(listShown()).toEqual(["Volvo 1 204", "XC40 8"])
  expect(screen.getByRole("status").textContent).toBe("Antal träffar: 1")
  expect(getFormValues()).toEqual(["b3"])
  await userEvent.clear(screen.getByRole("searchbox"))
  expect(screen.getByRole("status").textContent).toBe("")
})

test("a form submits a checked child and its mixed parent, and pressing the parent unchecks the child", async () => {
  const onValueChange = vi.fn()
  render(brands({ onValueChange }))

  await userEvent.click(box(/EX30/))
  expect(box(/Volvo/).indeterminate).toBe(true)
  expect(getFormValues()).toEqual(["volvo", "ex30"])
  expect(onValueChange).toHaveBeenLastCalledWith(["volvo", "ex30"], expect.objectContaining({ reason: "value" }))

  await userEvent.click(box(/Volvo/))
  expect([getFormValues(), box(/Volvo/).indeterminate]).toEqual([["volvo"], false])
  await userEvent.click(box(/Volvo/))
  expect(getFormValues()).toEqual([])
})

test("parent and child values can have different form field names, and a disabled value cannot be selected", async () => {
  const onValueChange = vi.fn()
  const [volvo, skoda] = BRANDS
  const children = volvo?.children?.map((child) => ({ ...child, name: "car_model" })) ?? []
  const values = [
    { ...volvo, children },
    { ...skoda, isDisabled: true },
  ] as FacetValues
  render(brands({ values, defaultValue: ["volvo", "ex30"], onValueChange }))

  await userEvent.click(box(/Škoda/))

  expect([...new FormData(screen.getByTestId<HTMLFormElement>("form"))]).toEqual([
    ["car_brand", "volvo"],
    ["car_model", "ex30"],
  ])
  expect([box(/Škoda/).disabled, onValueChange.mock.calls]).toEqual([true, []])
})

test("a controlled list changes only with its value prop, and a form reset restores the initial selection", async () => {
  render(brands({ value: ["skoda"] }))
  await userEvent.click(box(/EX30/))
  expect(getFormValues()).toEqual(["skoda"])
  cleanup()

  render(brands({ defaultValue: ["volvo", "ex30"] }))
  await userEvent.click(box(/Škoda/))
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(getFormValues()).toEqual(["volvo", "ex30"])
})

test("checkboxes that are checked before hydration remain checked, and onValueChange receives their values", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(brands({ onValueChange }))
  box(/XC40/).checked = true

  const root = await act(async () => hydrateRoot(page, brands({ onValueChange })))

  expect(getFormValues()).toEqual(["volvo", "xc40"])
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["volvo", "xc40"], expect.objectContaining({ reason: "early" }))
  act(() => root.unmount())
  page.remove()
})

test("a label in a different language than the page has the attribute lang", () => {
  render(brands({ values: [{ value: "gas", label: "Kaasu", lang: "fi", count: 2 }] }))

  expect(screen.getByText("Kaasu").lang).toBe("fi")
})
