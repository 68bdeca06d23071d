import { expect, test } from "vitest"
import { CHOICES, OFFER } from "../../test/stock-booking.ts"
import { canContinue, chosenOf, stepAfter, sumOf, withServices } from "./booking.rules.ts"

test("without plate and place nobody goes on from the first step", () => {
  expect(canContinue(1, { ...CHOICES, plate: "" })).toBe(false)
  expect(canContinue(1, { ...CHOICES, place: " " })).toBe(false)
  expect(canContinue(1, CHOICES)).toBe(true)
})

test("one service is enough to go on, none is not", () => {
  expect(canContinue(2, CHOICES)).toBe(true)
  expect(canContinue(2, { ...CHOICES, services: [] })).toBe(false)
})

test("without add-ons to choose from, their step is left out", () => {
  expect(stepAfter(2, OFFER)).toBe(3)
  expect(stepAfter(2, { addOns: [] })).toBe(4)
})

test("other services forget the workshop and the time", () => {
  expect(withServices(CHOICES, ["oil"])).toMatchObject({ services: ["oil"], workshop: null, slot: null })
})

test("the sum says when it is not all", () => {
  expect(sumOf(chosenOf(OFFER.services, ["wheels", "oil"]))).toEqual({ amount: 1990, isWhole: true })
  expect(sumOf(chosenOf(OFFER.services, ["wheels", "diagnosis"]))).toEqual({ amount: 495, isWhole: false })
})
