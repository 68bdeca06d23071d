import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSearchHttp } from "@forecourt/api-clients/search"
import type { Dealership } from "@forecourt/contracts/search"
import { Window } from "happy-dom"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, onTestFinished, test } from "vitest"
import { demoDealerships } from "../demo/stock-demo/src/index.ts"
import { DEMO_SEEDS } from "../demo/stock-demo/src/seeds.ts"
import { OpeningNow, VacationNotice } from "../packages/blocks/src/stock/dealership/opening-now.tsx"
import { readWorkshopSchedule } from "../packages/blocks/src/stock/dealership/schedule.select.ts"
import { renderHtml, siteFor } from "../packages/blocks/test/render.tsx"
import { addDays } from "../packages/calendar/src/index.ts"
import { readSettings } from "../packages/service-kit/src/settings/settings.ts"
import { service } from "../packages/services/workshop-booking/src/index.ts"

/** A Friday. The next day is the first day that can be booked. */
const NOW = Date.parse("2026-11-27T10:00:00Z")
const FIRST = "2026-11-28"
const DAYS = 92
const KEY = "key-of-the-tests"
const SITES = ["se-automotive", "se-used"]
const site = siteFor()

interface BookedDay {
  readonly date: string
  readonly availableSlots: readonly string[]
  readonly allDaySlotAvailable: boolean
}

async function openBooking() {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-opening-hours-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = readSettings("test", {}, (settings) => service.read(settings, { data: folder, apiKey: KEY }))
  const search = createSearchHttp({
    url: "http://search.example",
    async fetch(_, init) {
      const { index }: { index: string } = JSON.parse(String(init?.body))
      const content = demoDealerships(index.replace("sites-", ""))
      return Response.json({ content, facet: [], total_items: content.length, limit: 100, offset: 0 })
    },
  })
  const { app, close } = await service.open(
    { ...config, budgetFactor: 9999 },
    { log: () => {}, now: () => NOW, search, seeds: DEMO_SEEDS },
  )
  onTestFinished(close)
  return async <Body>(path: string): Promise<Body> => {
    const response = await app.request(`/api/mechmate/${path}`, { headers: { "x-api-key": KEY } })
    return (await response.json()) as Body
  }
}

async function readPage(dealership: Dealership): Promise<ReadonlyMap<string, string>> {
  const { document } = new Window()
  const data = { dealership, cars: [], today: "2026-11-27" }
  document.body.innerHTML = await renderHtml("FacilityDetail", {}, undefined, data)
  const lines = document.querySelectorAll("section[aria-label=Verkstad] dl [data-part=line]")
  return new Map([...lines].map((line) => [line.children[0]?.textContent ?? "", line.children[1]?.textContent ?? ""]))
}

const WEEK = ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"]

function findLine(page: ReadonlyMap<string, string>, day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  const name = date.toLocaleDateString("sv-SE", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
  const line = page.get(name)
  if (line !== undefined) return line
  const weekday = (date.getUTCDay() + 6) % 7
  for (const [days, hours] of page) {
    const [first = "", last = first] = days.split("–")
    if (WEEK.indexOf(first) <= weekday && weekday <= WEEK.indexOf(last)) return hours
  }
  throw new Error(`The page says nothing of ${day}.`)
}

function halfHoursIn(line: string): string[] {
  const [opens, closes] = line.split("–")
  return HALF_HOURS.filter((time) => opens !== undefined && closes !== undefined && opens <= time && time < closes)
}

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const minutes = index % 2 === 0 ? "00" : "30"
  return `${String(Math.floor(index / 2)).padStart(2, "0")}:${minutes}`
})

function listEdges(times: readonly string[]): string[] {
  const [first, last] = [HALF_HOURS.indexOf(times[0] ?? ""), HALF_HOURS.indexOf(times.at(-1) ?? "")]
  return [first - 1, first, last, last + 1].flatMap((index) => HALF_HOURS[index] ?? [])
}

function sayAt(dealership: Dealership, day: string, time: string): { isOpen: boolean; rests: boolean } {
  const schedule = readWorkshopSchedule(dealership, "SE")
  if (schedule === null) throw new Error("The workshop has hours.")
  const props = { schedule, now: `${day}T${time}:00`, site }
  return {
    isOpen: renderToStaticMarkup(createElement(OpeningNow, props)).includes("Öppet nu"),
    rests: renderToStaticMarkup(createElement(VacationNotice, props)) !== "",
  }
}

const WORKSHOPS = readFileSync(join(DEMO_SEEDS, "workshop-booking/workshops.csv"), "utf8")
  .split("\n")
  .slice(1)
  .flatMap((line) => {
    const [departmentId = "", siteId = ""] = line.split(",")
    return siteId === "" ? [] : [{ departmentId, siteId }]
  })

test("for every workshop and every day, the opening hours on the dealership's page match the bookable times [spec 3 §7.1 workshop-timeslots]", async () => {
  const call = await openBooking()
  const dealerships = new Map(SITES.flatMap((name) => demoDealerships(name)).map((item) => [item.site_id, item]))
  let open = 0
  for (const { departmentId, siteId } of WORKSHOPS) {
    const dealership = dealerships.get(siteId)
    if (dealership === undefined) throw new Error(`${siteId} has no page.`)
    const page = await readPage(dealership)
    const booked: BookedDay[] = []
    for (let from = FIRST; from < addDays(FIRST, DAYS); from = addDays(from, 28))
      booked.push(
        ...(await call<BookedDay[]>(
          `timeslots/from/ABC123/${departmentId}/${from}T00%3A00%3A00?serviceOfferings=wheel-change`,
        )),
      )

    const days = booked.map(({ date }) => date)
    const said = days.map((day) => {
      const { rests } = sayAt(dealership, day, "12:00")
      const times = rests ? [] : halfHoursIn(findLine(page, day))
      for (const time of ["12:00", ...listEdges(times)])
        expect({ day, time, isOpen: sayAt(dealership, day, time).isOpen }).toEqual({
          day,
          time,
          isOpen: times.includes(time),
        })
      return { date: day, availableSlots: times, allDaySlotAvailable: (times[0] ?? "24:00") <= "08:00" }
    })
    expect({ departmentId, days: booked }).toEqual({ departmentId, days: said })
    open += booked.flatMap(({ availableSlots }) => availableSlots).length
  }
  expect(WORKSHOPS.length).toBe(12)
  expect(open).toBeGreaterThan(10_000)
})
