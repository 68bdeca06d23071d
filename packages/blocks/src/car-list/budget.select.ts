import {
  type Budget,
  formatBudget,
  getBudgetOptions,
  parseBudget,
  type SelectedTerms,
  toOfferedBudget,
} from "@forecourt/api-clients/car-offers"
import type { FilterQuery } from "@forecourt/filters-machine"
import type { Choices, SiteContext } from "@forecourt/renderer"
import type { Market } from "../stock/market.ts"
import { formatMoney } from "../stock/money.ts"
import type { CarsOf } from "../stock/stock-car.select.ts"
import type { BudgetFacet } from "./car-list.types.ts"
import { BUDGET } from "./list-fields.ts"

interface BudgetOf extends Pick<CarsOf, "monthly"> {
  readonly market: Market
  readonly site: Pick<SiteContext, "locale" | "text">
}

/** The budget that is selected before the visitor changes it, as positions in the lists of options. */
const USUAL_DEPOSIT = 4
const USUAL_MONTHS = 5

/**
 * Creates the facet for a monthly budget. Returns `null` in lists without the costs of loans, because only these lists
 * show the terms of a loan.
 */
export function createBudgetFacet(query: FilterQuery, { monthly, market, site }: BudgetOf): BudgetFacet | null {
  const options = getBudgetOptions(market.currency)
  if (monthly !== "loan" || market.credit === null || options === null) return null
  const chosen = getBudget(query)
  const formatAmount = (amount: number) => formatMoney(amount, market.currency, site.locale)
  return {
    kind: "budget",
    name: BUDGET,
    label: site.text("stock.budget"),
    isOpen: chosen !== null,
    chosen,
    usual: { deposit: options.deposits[USUAL_DEPOSIT] ?? 0, months: options.months[USUAL_MONTHS] ?? 0 },
    months: options.months.map((value) => ({ value, label: site.text("stock.budget.months", { count: value }) })),
    deposits: options.deposits.map((value) => ({ value, label: formatAmount(value) })),
    limits: options.monthly.map((value) => ({ value, label: formatAmount(value) })),
  }
}

export function getBudget({ lists }: FilterQuery): Budget | null {
  return parseBudget(lists[BUDGET]?.[0]?.value ?? "")
}

/**
 * Replaces the budget in a query with the nearest offered one. Removes it if the list has no filter for a budget, since
 * visitors could neither see nor change it.
 */
export function normalizeBudget(query: FilterQuery, { monthly, market }: Omit<BudgetOf, "site">): FilterQuery {
  const { [BUDGET]: _, ...lists } = query.lists
  const budget = monthly === "loan" && market.credit !== null ? getBudget(query) : null
  const offered = budget && toOfferedBudget(budget, market.currency)
  if (offered === null) return BUDGET in query.lists ? { ...query, lists } : query
  const choice = { value: formatBudget(offered), children: [], isExcluded: false }
  return { ...query, lists: { ...lists, [BUDGET]: [choice] } }
}

/** Formats a budget code for a chip. Returns the code itself if it is invalid. */
export function formatBudgetChip(code: string, { currency }: Market, { locale, text }: BudgetOf["site"]): string {
  const budget = parseBudget(code)
  if (budget === null) return code
  return text("stock.budget.chip", {
    monthly: formatMoney(budget.monthly, currency, locale),
    deposit: formatMoney(budget.deposit, currency, locale),
    count: budget.months,
  })
}

/** Returns the terms of the selected budget, with which the cards and the pages of cars show their loans. */
export function getBudgetTerms(query: FilterQuery): SelectedTerms | undefined {
  const budget = getBudget(query)
  return budget ? { loanMonths: budget.months, loanDeposit: budget.deposit } : undefined
}

/**
 * Replaces the three fields of the budget with its code. Without JavaScript, the form submits the fields separately.
 * Without a monthly limit, there is no budget.
 */
export function joinBudget({ budget_months, budget_deposit, budget_monthly, ...choices }: Choices): Choices {
  const [months, deposit, monthly] = [budget_months, budget_deposit, budget_monthly].map((values) =>
    Number(values?.[0]),
  )
  const isWhole = [months, deposit, monthly].every((value) => Number.isInteger(value))
  return isWhole && monthly ? { ...choices, [BUDGET]: [formatBudget({ months, deposit, monthly } as Budget)] } : choices
}
