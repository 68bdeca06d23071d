import { expect, test } from "vitest"
import { readWeek } from "./week-hours.ts"

test("the hours of a week are read as an editor writes them, for one day or several", () => {
  expect(readWeek("Mo-We 08:00-18:00, Sa 10:00-15:00")).toEqual({
    monday: { opens: "08:00", closes: "18:00" },
    tuesday: { opens: "08:00", closes: "18:00" },
    wednesday: { opens: "08:00", closes: "18:00" },
    saturday: { opens: "10:00", closes: "15:00" },
  })
})

test("what cannot be read is no day on which something is open", () => {
  expect(readWeek("")).toEqual({})
  expect(readWeek("vardagar 8-18, Fr-Mo 08:00-18:00, Xx 08:00-18:00, Mo 8:00-18:00, Mo 08:00-25:00")).toEqual({})
  expect(readWeek("Mo 18:00-08:00, Tu 08:00-08:00")).toEqual({})
})
