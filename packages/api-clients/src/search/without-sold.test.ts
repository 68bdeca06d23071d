import { expect, test } from "vitest"
import { withoutSold } from "./without-sold.ts"

const SOLD = { name: "car_is_sold", values: [true], exclude: true }
const VOLVO = { name: "car_brand", values: ["Volvo"] }

test("a search finds no car that was sold, unless it names the car", () => {
  const named = { filters: [{ name: "car_id", values: ["57"] }], limit: 1 }
  const others = { name: "car_id", values: ["57"], exclude: true }

  expect(withoutSold({ keyphrase: "kombi" })).toEqual({ keyphrase: "kombi", filters: [SOLD] })
  expect(withoutSold({ filters: [VOLVO, others] })).toEqual({ filters: [VOLVO, others, SOLD] })
  expect(withoutSold(named)).toEqual(named)
})
