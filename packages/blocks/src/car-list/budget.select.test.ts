import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { getMarket } from "../stock/market.ts"
import { createBudgetFacet, formatBudgetChip, getBudgetTerms, joinBudget, normalizeBudget } from "./budget.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { createPageRequest } from "./list-search.ts"

const QUERY = parseQuery("car_loan_budget=72-50000-1500", LIST_FIELDS)
const SCOPE = { filters: [], monthly: "loan" } as const
const site = siteFor()

test("a budget is searched among the budgets of the cars, without a facet of its name", () => {
  const { filters, facets = [] } = createPageRequest(QUERY, 0, SCOPE)

  expect(filters?.map(({ name }) => name)).toEqual(["car_loan_budgets"])
  expect(filters?.[0]?.values).toEqual(expect.arrayContaining(["72-50000-1000", "72-50000-1500"]))
  expect(filters?.[0]?.values).not.toContain("72-50000-2000")
  expect(facets.map(({ name }) => name)).not.toContain("car_loan_budget")
})

test("the cards and the pages of cars use the deposit and the term of the budget", () => {
  expect(getBudgetTerms(QUERY)).toEqual({ loanMonths: 72, loanDeposit: 50_000 })
  expect(getBudgetTerms(parseQuery("", LIST_FIELDS))).toBeUndefined()
})

test("the three fields of a submitted form become one budget, which needs a monthly limit", () => {
  const fields = { budget_months: ["72"], budget_deposit: ["50000"] }

  expect(joinBudget({ ...fields, budget_monthly: ["1500"] })).toEqual({ car_loan_budget: ["72-50000-1500"] })
  expect(joinBudget({ ...fields, page: ["2"] })).toEqual({ page: ["2"] })
})

test.each([
  ["a list without the costs of loans", "se-used", null],
  ["a British list, whose loans are calculated by the lender", "uk-automotive", "loan"],
] as const)("%s has no filter for a budget", (_, name, monthly) => {
  expect(createBudgetFacet(QUERY, { market: getMarket(name), monthly, site })).toBeNull()
})

test("a budget is replaced with the nearest offered one, and removed from a list without a filter for it", () => {
  const se = getMarket("se-used")
  const query = parseQuery("car_loan_budget=72-12345-50&car_brand=Kia", LIST_FIELDS)
  const normalize = (monthly: "loan" | null, market = se) => normalizeBudget(query, { monthly, market }).lists

  expect(normalize("loan").car_loan_budget?.map(({ value }) => value)).toEqual(["72-10000-1000"])
  expect(Object.keys(normalize(null))).toEqual(["car_brand"])
  expect(Object.keys(normalize("loan", getMarket("uk-automotive")))).toEqual(["car_brand"])
})

test("the chip of a budget shows the limit, the deposit and the term", () => {
  expect(formatBudgetChip("72-50000-1500", getMarket("se-used"), site).replaceAll(/\s/g, " ")).toBe(
    "Högst 1 500 kr/mån, 50 000 kr kontant, 72 mån",
  )
})
