import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "../field/index.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { CheckboxGroup, type CheckboxGroupRootProps } from "./index.ts"

afterEach(cleanup)

const NAMES = { service: "Service", tyres: "Hjulskift", damage: "Bilskade" }
const ALL = Object.keys(NAMES)

const services = (props: CheckboxGroupRootProps = {}, isRequired = false) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Field.Root name="services" required={isRequired}>
        <Field.Legend>Tjänster</Field.Legend>
        <CheckboxGroup.Root allValues={ALL} {...props}>
          <CheckboxGroup.Parent />
          {Object.entries(NAMES).map(([value, name]) => (
            <CheckboxGroup.Item key={value} value={value}>
              {name}
            </CheckboxGroup.Item>
          ))}
          <CheckboxGroup.Count />
        </CheckboxGroup.Root>
        <Field.Error />
      </Field.Root>
      <button type="reset">Börja om</button>
    </form>
  </KitProvider>
)
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const form = () => screen.getByTestId<HTMLFormElement>("form")
const getFormValues = () => new FormData(form()).getAll("services")
const parent = () => (box("Alla").indeterminate ? "mixed" : box("Alla").checked)

test("the checked boxes are submitted under one name, and their number is announced", async () => {
  const onValueChange = vi.fn()
  render(services({ onValueChange }))
  expect(screen.getByRole("group", { name: "Tjänster" })).toBeTruthy()

  await userEvent.click(box("Bilskade"))
  await userEvent.click(box("Service"))

  expect(getFormValues()).toEqual(["service", "damage"])
  expect(screen.getByRole("status").textContent).toBe("2 av 3 valda")
  expect(onValueChange).toHaveBeenLastCalledWith(
    ["damage", "service"],
    expect.objectContaining({ reason: "item", event: expect.any(Event) }),
  )
})

test("pressing a mixed parent checkbox checks all boxes, then no boxes, then the original boxes", async () => {
  render(services({ defaultValue: ["tyres"] }))
  expect(parent()).toBe("mixed")

  const seen = []
  for (let press = 0; press < 3; press++) {
    await userEvent.click(box("Alla"))
    seen.push([parent(), getFormValues()])
  }

  expect(seen).toEqual([
    [true, ALL],
    [false, []],
    ["mixed", ["tyres"]],
  ])
})

test("a required group without a checked box blocks the form and shows an error until a box is checked", async () => {
  render(services({}, true))

  expect(form().checkValidity()).toBe(false)
  expect((await screen.findByText("Välj ett alternativ.")).dataset.part).toBe("error")
  await userEvent.click(box("Hjulskift"))

  expect(form().checkValidity()).toBe(true)
  expect(document.querySelector("[data-part=error]")?.textContent).toBe("")
})

test("controlled checkboxes change only with the `value` prop, and a listener can cancel a change", async () => {
  const { rerender } = render(services({ value: ["tyres"] }))
  await userEvent.click(box("Service"))
  expect(getFormValues()).toEqual(["tyres"])
  rerender(services({ value: [] }))
  expect([getFormValues(), parent()]).toEqual([[], false])
  cleanup()

  render(services({ onValueChange: (_value, { cancel }) => cancel() }))
  await userEvent.click(box("Alla"))
  expect(getFormValues()).toEqual([])
})

test("a form reset restores the initial values and calls onValueChange once", async () => {
  const onValueChange = vi.fn()
  render(services({ defaultValue: ["tyres"], onValueChange }))
  await userEvent.click(box("Alla"))

  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))

  expect([getFormValues(), parent()]).toEqual([["tyres"], "mixed"])
  expect(onValueChange.mock.calls.map(([, { reason }]) => reason)).toEqual(["parent", "reset"])
})

test("checkboxes that are changed before hydration keep their state and cause one onValueChange call", async () => {
  const onValueChange = vi.fn()
  const page = document.createElement("div")
  document.body.append(page)
  page.innerHTML = renderToString(services({ onValueChange }))
  box("Service").checked = true
  box("Bilskade").checked = true

  const root = await act(async () => hydrateRoot(page, services({ onValueChange })))

  expect([getFormValues(), parent()]).toEqual([["service", "damage"], "mixed"])
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    ["service", "damage"],
    expect.objectContaining({ reason: "early" }),
  )
  act(() => root.unmount())
  page.remove()
})
