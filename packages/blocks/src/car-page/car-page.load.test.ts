import carPage from "@forecourt/schemas/blocks/car-page/car-page.schema.json" with { type: "json" }
import { expect, test } from "vitest"
import { createPlatform, propsFor } from "../../test/load.ts"
import { siteFor } from "../../test/render.tsx"
import type { CarPage } from "../generated/car-page.ts"
import { load } from "./car-page.load.ts"

const CAR = { car_id: "7", slug: "ex30", car_brand: "Volvo", car_model: "EX30" }
const { choices: PATTERNS } = carPage["x-block"]

async function loadTerms(choices: Readonly<Record<string, readonly string[]>>) {
  const entity = { kind: "car", id: CAR.car_id, fields: CAR }
  const { props } = propsFor<CarPage>(createPlatform({}).services, { site: siteFor(), page: { choices, entity } })
  return (await load(props))?.selected
}

test.each(["80000", "80 000", "80 000 kr", "80.000"])(
  "without JavaScript the deposit %j is used in the calculator [spec 2 §4 loan-calculator.cost]",
  async (text) => {
    expect(text).toMatch(new RegExp(PATTERNS.loanDeposit.pattern, "u"))
    expect(await loadTerms({ loanDeposit: [text] })).toEqual({ loanDeposit: 80_000 })
  },
)

test("a percentage with decimals in the URL is used in the calculator", async () => {
  expect("20.734").toMatch(new RegExp(PATTERNS.loanResidual.pattern, "u"))
  expect(await loadTerms({ loanResidual: ["20.734"], companyFirst: ["13.5"] })).toEqual({
    loanResidual: 20.7,
    companyFirst: 13.5,
  })
})
