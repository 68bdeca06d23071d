import { expect, test } from "vitest"
import { anatomy } from "./anatomy.ts"

const part = anatomy("car-model-card", { root: "card_x1" })

test("a part has its class from the style sheet, data-scope with the component's name and data-part with the part's name", () => {
  expect(part("root")).toEqual({ className: "card_x1", "data-scope": "car-model-card", "data-part": "root" })
})

test("a part that has no class in the style sheet has no class attribute", () => {
  expect(part("title")).toEqual({ "data-scope": "car-model-card", "data-part": "title" })
})

test("a true state is rendered as an empty data attribute, and a false state is omitted", () => {
  expect(part("root", { open: true, disabled: false, invalid: undefined, checked: null })).toEqual({
    ...part("root"),
    "data-open": "",
  })
})

test("a state with a value is rendered as an attribute with a hyphenated name", () => {
  expect(part("root", { textColor: "white", step: 2 })).toMatchObject({ "data-text-color": "white", "data-step": "2" })
})

test("a part has the classes of all style sheets that name it, separated by one space", () => {
  const styled = anatomy("blurb", { root: "section_a" }, { title: "prose_b" }, { root: "blurb_c" })

  expect(styled("root").className).toBe("section_a blurb_c")
})
