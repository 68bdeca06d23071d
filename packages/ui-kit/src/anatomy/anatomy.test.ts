import { expect, test } from "vitest"
import { anatomy } from "./anatomy.ts"

const part = anatomy("car-model-card", { root: "card_x1" })

test("a part has one name for class, scope and part", () => {
  expect(part("root")).toEqual({ className: "card_x1", "data-scope": "car-model-card", "data-part": "root" })
})

test("a part without a class has none", () => {
  expect(part("title")).toEqual({ "data-scope": "car-model-card", "data-part": "title" })
})

test("a state that is on is an empty attribute, one that is off is none", () => {
  expect(part("root", { open: true, disabled: false, invalid: undefined, checked: null })).toEqual({
    ...part("root"),
    "data-open": "",
  })
})

test("a state with a value keeps it, and its name is written with hyphens", () => {
  expect(part("root", { textColor: "white", step: 2 })).toMatchObject({ "data-text-color": "white", "data-step": "2" })
})
