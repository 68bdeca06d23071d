import { expect, test } from "vitest"
import { removeSold } from "./remove-sold.ts"

const SOLD = { name: "car_is_sold", values: [true], exclude: true }
const VOLVO = { name: "car_brand", values: ["Volvo"] }

test("a search excludes sold cars unless the search is for a specific car id", () => {
  const named = { filters: [{ name: "car_id", values: ["57"] }], limit: 1 }
  const others = { name: "car_id", values: ["57"], exclude: true }

  expect(removeSold({ keyphrase: "kombi" })).toEqual({ keyphrase: "kombi", filters: [SOLD] })
  expect(removeSold({ filters: [VOLVO, others] })).toEqual({ filters: [VOLVO, others, SOLD] })
  expect(removeSold(named)).toEqual(named)
})
