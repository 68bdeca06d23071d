import { expect, test } from "vitest"
import { findWrongCustomerFields, isSoundOrder, type OrderedOffering } from "./workshop-order.ts"

const CUSTOMER = { firstName: "Alva", lastName: "Ek", phone: "070-174 06 99", email: "alva@example.com" }
const SERVICE: OrderedOffering = { type: "service", singleCategory: null, isNeedingWords: false, words: null }
const LOAN_CAR: OrderedOffering = { ...SERVICE, type: "addon", singleCategory: "loan-car" }

test.each([
  [{}, []],
  [{ firstName: " " }, ["firstName"]],
  [{ lastName: "\u00a0" }, ["lastName"]],
  [{ firstName: "Win at www.spam.example", lastName: "a@b.se" }, ["firstName", "lastName"]],
  [{ phone: "      " }, ["phone"]],
  [{ phone: "12345" }, ["phone"]],
  [{ email: "a@b" }, ["email"]],
  [{ firstName: " Alva ", email: " alva@example.com " }, []],
  [{ firstName: "", lastName: "", phone: "", email: "" }, ["firstName", "lastName", "phone", "email"]],
])("the customer %o has the wrong fields %o [spec 3 §5.1 workshop-contact]", (changes, wrong) => {
  expect(findWrongCustomerFields({ ...CUSTOMER, ...changes })).toEqual(wrong)
})

test.each([
  ["a service", [SERVICE], true],
  ["a service and a loan car", [SERVICE, LOAN_CAR], true],
  ["nothing", [], false],
  ["an add-on without a service", [LOAN_CAR], false],
  ["two offerings of a single category", [SERVICE, LOAN_CAR, LOAN_CAR], false],
  ["a required text", [{ ...SERVICE, isNeedingWords: true, words: "It rattles" }], true],
  ["a required text that is blank", [{ ...SERVICE, isNeedingWords: true, words: " \t\n" }], false],
  ["no required text", [{ ...SERVICE, isNeedingWords: true }], false],
  ["a text that no service requires", [{ ...SERVICE, words: "Hello" }], false],
] as const)(
  "an order with %s is sound only if the page could have sent it [spec 3 §5.1 workshop-order]",
  (_, offerings, isSound) => {
    expect(isSoundOrder(offerings)).toBe(isSound)
  },
)
