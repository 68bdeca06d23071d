import { getOpening } from "@forecourt/calendar"
import type { Dealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import found from "../../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import type { FoundCar } from "../../car-page/find-car.ts"
import { readSalesSchedule } from "./schedule.select.ts"

const { car: FOUND, dealership: PLACE } = found as FoundCar
const CAR = FOUND as NonNullable<typeof FOUND>
const DEALERSHIP = PLACE as Dealership

test("a car's page shows the opening hours of the car's sales department, or of the new-car department as a fallback [spec 2 §3 car.car_companyerpid car.car_departmenterpid department.erp_id department.group]", () => {
  const hours = (opens: string) => ({
    openinghours: [{ day: "Måndag", displayText: "", weekday: 1, opens, closes: "18:00" }],
  })
  const departments = [
    { name: "Verkstad", group: "Workshop" as const, erp_id: "210.330", openingschedule: hours("07:00") },
    { name: "Nya bilar", group: "New cars" as const, erp_id: "210.310", openingschedule: hours("09:00") },
    { name: "Begagnade bilar", group: "other" as const, erp_id: "210.320", openingschedule: hours("10:00") },
  ]
  const opensAt = (car_departmenterpid: string) =>
    readSalesSchedule({ ...CAR, car_companyerpid: "210", car_departmenterpid }, { site_departments: departments }, "SE")
      ?.weekdays.monday

  expect([opensAt("320"), opensAt("999")]).toMatchObject([[{ opens: "10:00" }], [{ opens: "09:00" }]])
  expect(readSalesSchedule(CAR, {}, "SE")).toBeNull()
  const real = readSalesSchedule(CAR, DEALERSHIP, "SE")
  expect(real && getOpening(real, "2026-11-27T12:00:00")).toMatchObject({ isOpen: true })
})
