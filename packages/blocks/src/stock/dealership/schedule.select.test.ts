import type { Dealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import example from "../../../../../schemas/blocks/car-page/examples/default.json" with { type: "json" }
import type { FoundCar } from "../../car-page/find-car.ts"
import { openingAt } from "./opening.rules.ts"
import { salesScheduleOf, scheduleOf } from "./schedule.select.ts"

const { car: FOUND, dealership: PLACE }: FoundCar = JSON.parse(example.found)
const CAR = FOUND as NonNullable<typeof FOUND>
const DEALERSHIP = PLACE as Dealership

test("hours of the search say when a department is open, on which days it differs, and when it rests [spec 2 §3 opening-schedule]", () => {
  const schedule = scheduleOf({
    openinghours: [
      { day: "Fredag", displayText: "09:00–18:00", weekday: 5, opens: "09:00", closes: "18:00" },
      { day: "Söndag", displayText: "11:00–15:00", weekday: 7, opens: "11:00", closes: "15:00" },
      { day: "Lördag", displayText: "Stängt", weekday: 6 },
    ],
    deviationdays: [
      { day: "24 december", displayText: "Stängt", date: "2026-12-24" },
      { day: "27 december", displayText: "12:00–14:00", date: "2026-12-27", opens: "12:00", closes: "14:00" },
      { day: "Någon gång", displayText: "Stängt" },
    ],
    vacationdays: { vacationtitle: "Semester", vacationstart: "2027-07-05", vacationend: "2027-07-31", days: [] },
  })

  expect(schedule).toEqual({
    weekdays: { friday: { opens: "09:00", closes: "18:00" }, sunday: { opens: "11:00", closes: "15:00" } },
    deviations: [
      { day: "2026-12-24", hours: null },
      { day: "2026-12-27", hours: { opens: "12:00", closes: "14:00" } },
    ],
    vacations: [{ title: "Semester", from: "2027-07-05", to: "2027-07-31" }],
  })
  expect(scheduleOf({ openinghours: [{ day: "Vardagar", displayText: "9–18" }] })).toBeNull()
})

test("the hours beside a car are those of the department that sells it, else of that for new cars", () => {
  const hours = (opens: string) => ({
    openinghours: [{ day: "Måndag", displayText: "", weekday: 1, opens, closes: "18:00" }],
  })
  const departments = [
    { name: "Verkstad", group: "Workshop" as const, erp_id: "210.330", openingschedule: hours("07:00") },
    { name: "Nya bilar", group: "New cars" as const, erp_id: "210.310", openingschedule: hours("09:00") },
    { name: "Begagnade bilar", group: "other" as const, erp_id: "210.320", openingschedule: hours("10:00") },
  ]
  const opensAt = (car_departmenterpid: string) =>
    salesScheduleOf({ ...CAR, car_companyerpid: "210", car_departmenterpid }, { site_departments: departments })
      ?.weekdays.monday

  expect([opensAt("320"), opensAt("999")]).toMatchObject([{ opens: "10:00" }, { opens: "09:00" }])
  expect(salesScheduleOf(CAR, {})).toBeNull()
  const real = salesScheduleOf(CAR, DEALERSHIP)
  expect(real && openingAt(real, "2026-11-27T12:00:00")).toMatchObject({ isOpen: true })
})
