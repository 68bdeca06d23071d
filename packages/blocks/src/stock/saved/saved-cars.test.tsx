import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { fullStorage } from "../../../test/full-storage.ts"
import { renderHydrated } from "../../../test/render.tsx"
import { smallStock } from "../../../test/small-stock.ts"
import { findCars } from "../../car-list/find-cars.ts"
import { readSavedCars, removeCar } from "./saved-cars.ts"

const KEY = "fc-saved-cars"

async function visit(changes: (car: object) => object | null = (car) => car) {
  const { search } = smallStock()
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    const response = await search(JSON.parse(String(init.body)))
    const content = response.content.flatMap((car) => changes(car) ?? [])
    return Response.json({ ...response, content })
  })
  const cars = await findCars(EMPTY_QUERY, { search, filters: [] })
  if (cars === null) throw new Error("test: the small stock has no cars. See small-stock.ts.")
  await renderHydrated("CarList", { title: { value: "Bilar" } }, undefined, { query: "", found: cars })
}

const heart = (name: string) => screen.getAllByRole("checkbox", { name: `Spara ${name}` })[0] as HTMLInputElement
const open = () => userEvent.click(screen.getByText(/^Sparade bilar/))
const normaliseSpaces = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ")
const lines = () =>
  [...document.querySelectorAll("[data-scope=saved-cars][data-part=car]")].map(({ textContent }) =>
    normaliseSpaces(textContent),
  )

afterEach(() => {
  for (const { id } of readSavedCars()) removeCar(id)
  vi.unstubAllGlobals()
})

test("clicking the heart button saves a car, and clicking it again removes the car", async () => {
  await visit()
  await userEvent.click(heart("BMW 320d"))
  expect(JSON.parse(localStorage.getItem(KEY) ?? "[]")).toEqual([{ id: "1119", name: "BMW 320d", price: 338_000 }])
  expect(screen.getByText(/^Sparade bilar/).textContent).toBe("Sparade bilar 1")

  await userEvent.click(heart("BMW 320d"))
  expect(localStorage.getItem(KEY)).toBeNull()
})

test("the list shows price changes and sold or removed cars, and links to a comparison of the saved cars", async () => {
  const saved = [
    { id: "1119", name: "BMW 320d", price: 350_000 },
    { id: "1118", name: "Kia EV6", price: 336_000 },
    { id: "7", name: "Saab 900", price: 1 },
  ]
  await visit((car) => ({ ...car, car_is_sold: "car_id" in car && car.car_id === "1118" }))
  // The state of an earlier visit.
  localStorage.setItem(KEY, JSON.stringify(saved))
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await waitFor(() => expect(heart("BMW 320d").checked).toBe(true))
  await open()

  await waitFor(() =>
    expect(lines()).toEqual([
      "BMW 320d338 000 kr12 000 kr lägre än när du sparade den",
      "Kia EV6Såld",
      "Saab 900Finns inte längre kvar",
    ]),
  )
  expect(screen.getByRole("link", { name: "Jämför eller dela de senaste" }).getAttribute("href")).toBe(
    "/kop-bil/jamfor?car=1119&car=1118",
  )
  await userEvent.click(screen.getByRole("button", { name: "Ta bort Saab 900" }))
  expect(lines()).toHaveLength(2)
})

test("the list shows the saved cars with an error message when the search fails", async () => {
  await visit()
  await userEvent.click(heart("Kia EV6"))
  vi.stubGlobal("fetch", async () => Response.json({ message: "gone", code: "Unavailable" }, { status: 503 }))
  await open()

  expect(await screen.findByText("Vi kan inte se just nu vad som har ändrats.")).toBeTruthy()
  expect(lines()).toEqual(["Kia EV6"])
})

test("when the browser storage is full, a saved car is still in the list of saved cars", async () => {
  vi.stubGlobal("localStorage", fullStorage())
  await visit()
  await userEvent.click(heart("BMW 320d"))
  await open()

  await waitFor(() => expect(lines()).toEqual(["BMW 320d338 000 kr"]))
  expect(localStorage.setItem).toHaveBeenCalled()
})
