import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { fullStorage } from "../../../test/full-storage.ts"
import { renderDocument, renderLive } from "../../../test/render.tsx"
import { smallStock } from "../../../test/small-stock.ts"
import { findCars } from "../../car-list/find-cars.ts"
import { removeAllCars } from "./chosen-cars.ts"

const KEY = "fc-compared-cars"
const FIELDS = { title: { value: "Bilar" } }

async function loadList() {
  const cars = await findCars(EMPTY_QUERY, { search: smallStock().search, filters: [] })
  if (cars === null) throw new Error("test: the small stock has no cars. See small-stock.ts.")
  return { query: "", found: cars }
}

async function visit({ fails = false } = {}) {
  const { search } = smallStock()
  const bodies: object[] = []
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    bodies.push(body)
    if (fails) return Response.json({ message: "gone", code: "Unavailable" }, { status: 503 })
    const response = await search(body)
    return Response.json({
      ...response,
      content: response.content.map((car) => ({ ...car, car_drive: "Fyrhjulsdrift" })),
    })
  })
  await renderLive("CarList", FIELDS, undefined, await loadList())
  return { bodies }
}

const box = (at: number) => document.querySelectorAll("input[data-compare]")[at] as HTMLInputElement
const bar = () => screen.findByRole("button", { name: /^Jämför \(/ })
const dialog = () => screen.findByRole("dialog", { name: "Jämförelse" })
const readStored = () => JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as { id: string; isWhole: boolean }[]

afterEach(() => {
  removeAllCars()
  vi.unstubAllGlobals()
})

test("without JavaScript the compare checkboxes and a submit button belong to a form that opens the compare page", async () => {
  const list = await renderDocument("CarList", FIELDS, undefined, await loadList())
  const form = list.querySelector("form[action='/kop-bil/jamfor']")
  const boxes = [...list.querySelectorAll("input[name=car]")]

  expect(boxes).toHaveLength(48)
  expect(new Set(boxes.map((box) => box.getAttribute("form")))).toEqual(new Set([form?.id]))
  expect(form?.querySelector("button")?.textContent).toBe("Jämför bilar")
})

test("selecting a car shows a bar that lists, counts and clears the selected cars [spec 2 §2.4 compare-bar.selected, §2.4 compare-bar.count, §2.4 compare-bar.clear, §4 compare-list.clear]", async () => {
  await visit()
  expect(screen.queryByRole("button", { name: /^Jämför \(/ })).toBeNull()
  await userEvent.click(box(0))
  await userEvent.click(box(1))
  expect((await bar()).textContent).toBe("Jämför (2)")

  await userEvent.click(screen.getByRole("button", { name: "Visa valda" }))
  const list = screen.getByRole("group", { name: "Jämförelse" })
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["BMW 320d", "Kia EV6"])
  await userEvent.click(within(list).getByRole("button", { name: "Rensa" }))

  expect([screen.queryByRole("button", { name: /^Jämför \(/ }), box(0).checked, readStored()]).toEqual([
    null,
    false,
    [],
  ])
})

test("selecting a car for comparison fetches the complete data of the car [spec 2 §4 compare-list.add, §7 compare-query]", async () => {
  const { bodies } = await visit()
  await userEvent.click(box(0))
  await waitFor(() => expect(readStored()).toMatchObject([{ id: "1119", isWhole: true }]))
  expect(bodies).toEqual([{ index: "stock", filters: [{ name: "car_id", values: ["1119"] }], limit: 1 }])

  await userEvent.click(await bar())
  expect(within(await dialog()).getByText("Fyrhjulsdrift")).toBeTruthy()
})

test("cars that fail to load are shown in the comparison with their data from the car list, and opening the comparison retries the request [spec 2 §4 compare-list.fallback]", async () => {
  const { bodies } = await visit({ fails: true })
  await userEvent.click(box(1))
  await userEvent.click(await bar())

  const table = within(await dialog())
  expect(table.getByRole("columnheader", { name: "Kia EV6" })).toBeTruthy()
  expect(table.queryByText("Fyrhjulsdrift")).toBeNull()
  expect(table.getByText("Diesel")).toBeTruthy()
  expect(readStored()).toMatchObject([{ id: "1118", isWhole: false }])
  await waitFor(() => expect(bodies.length).toBeGreaterThan(1))
})

test("the selection lasts for the browser session, and the next page shows the selected cars in the bar and the checkboxes [spec 2 §4 compare-list.session]", async () => {
  await visit()
  await userEvent.click(box(2))
  await waitFor(() => expect(readStored()).toMatchObject([{ isWhole: true }]))
  cleanup()

  await visit()
  expect((await bar()).textContent).toBe("Jämför (1)")
  expect([box(2).checked, box(0).checked, localStorage.getItem(KEY)]).toEqual([true, false, null])
})

test("a car is deselected with its checkbox or in the table, and removing the last car closes the table [spec 2 §4 compare-list.remove, §2.4 compare-close]", async () => {
  await visit()
  for (const at of [0, 1, 2]) await userEvent.click(box(at))
  await userEvent.click(box(2))
  await userEvent.click(await bar())

  const table = within(await dialog())
  await userEvent.click(table.getByRole("button", { name: "Ta bort BMW 320d" }))
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ta bort Kia EV6")
  expect(screen.getByRole("dialog")).toBeTruthy()
  await userEvent.click(table.getByRole("button", { name: "Ta bort Kia EV6" }))

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect([box(0).checked, box(1).checked, readStored()]).toEqual([false, false, []])
})

test("the table shows the selected cars in columns and links to a page that can be shared [spec 2 §2.4 compare-table]", async () => {
  await visit()
  await userEvent.click(box(0))
  await userEvent.click(await bar())
  const table = within(await dialog())
  expect(table.getAllByRole("columnheader")).toHaveLength(1)
  await userEvent.keyboard("{Escape}")
  await userEvent.click(box(1))
  await userEvent.click(await bar())

  const both = within(await dialog())
  expect(both.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["BMW 320d", "Kia EV6"])
  expect(both.getByRole("link", { name: "Öppna som sida att dela eller skriva ut" }).getAttribute("href")).toBe(
    "/kop-bil/jamfor?car=1119&car=1118",
  )
})

test("up to four cars can be selected, and the checkboxes of all further cars are disabled at the limit", async () => {
  await visit()
  for (const at of [0, 1, 2, 3]) await userEvent.click(box(at))
  expect([(await bar()).textContent, box(4).disabled, box(3).disabled]).toEqual(["Jämför (4)", true, false])
  expect(screen.getByText("Fyra bilar är valda. Ta bort en för att välja en annan.")).toBeTruthy()

  await userEvent.click(box(3))
  expect([box(4).disabled, screen.queryByText(/^Fyra bilar/)]).toEqual([false, null])
})

test("the comparison works when the session storage contains invalid data or is full", async () => {
  vi.stubGlobal("sessionStorage", fullStorage('[{"id":7},"x"]'))
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  await visit()
  await userEvent.click(box(0))

  expect((await bar()).textContent).toBe("Jämför (1)")
  expect(sessionStorage.setItem).toHaveBeenCalled()
})
