import type { Calculators, SelectedTerms } from "@forecourt/api-clients/car-offers"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import axe from "axe-core"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { siteFor } from "../../../test/render.tsx"
import { EX30 } from "../../../test/stock-car.ts"
import { Calculator } from "./calculator.client.tsx"
import { createCalculatorTexts } from "./calculator.texts.ts"
import { compareWays } from "./compare-ways.rules.ts"

vi.mock("./compare-ways.rules.ts", { spy: true })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})

const SITE = siteFor()
const TEXTS = createCalculatorTexts(SITE)
const [LOAN, PRIVATE, COMPANY] = EX30.calculators

const createCalculator = (selected: SelectedTerms = {}, calculators: Calculators = EX30.calculators) => (
  <Calculator
    carId="1"
    calculators={calculators}
    texts={TEXTS}
    locale={SITE.locale}
    selected={selected}
    path="/bil/1"
  />
)

const normaliseSpaces = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/g, " ")

const getTable = () => screen.getByRole("table", { name: "Jämför sätten att betala" })

function getRow(way: string): HTMLElement {
  const row = within(getTable()).getByRole("rowheader", { name: way }).closest("tr")
  if (row === null) throw new Error(`test: the table has no row for ${way}.`)
  return row
}

/** Returns the value that a way has in the column with a heading, without the label that narrow windows show. */
function readCell(way: string, heading: string): string {
  const headings = within(getTable()).getAllByRole("columnheader")
  const index = headings.findIndex(({ textContent }) => textContent === heading)
  return normaliseSpaces(within(getRow(way)).getAllByRole("cell")[index]?.lastElementChild?.textContent)
}

const getTerm = () => within(screen.getByRole("region", { name: "Jämför sätten att betala" })).getByRole("slider")

test("the ways to pay are rows of a table with the same term, and the VAT of each is stated", () => {
  render(createCalculator())

  const ways = within(getTable())
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent)
  expect(ways).toEqual(["Billån", "Privatleasing", "Företagsleasing"])
  expect(ways.map((way) => readCell(way ?? "", "Avtalstid"))).toEqual(["36 månader", "36 månader", "36 månader"])
  expect(ways.map((way) => readCell(way ?? "", "Moms"))).toEqual([
    "Alla belopp inklusive eventuell moms",
    "Alla belopp inklusive eventuell moms",
    "Alla belopp exklusive moms",
  ])
})

test("each way states its first payment, mileage, fees, sum and what happens to the car at the end", () => {
  render(createCalculator())
  const readCells = (way: string) =>
    ["Kontantinsats eller första avgift", "Körsträcka per år", "Avgifter", "När avtalet är slut"].map((heading) =>
      readCell(way, heading),
    )

  expect(readCells("Billån")).toEqual([
    "78 000 kr",
    "–",
    "Uppläggningsavgift: 695 krAviavgift per månad: 55 kr",
    "Bilen är din, och restvärdet på 194 500 kr ska betalas.",
  ])
  expect(readCells("Privatleasing")).toEqual([
    "–",
    "1 000 mil/år",
    "Uppläggningsavgift: 0 krAviavgift per månad: 55 kr",
    "Du lämnar tillbaka bilen.",
  ])
  expect(readCells("Företagsleasing")).toEqual([
    "0 kr",
    "1 500 mil/år",
    "Uppläggningsavgift: 600 krAviavgift per månad: 45 kr",
    "Du lämnar tillbaka bilen eller förlänger avtalet.",
  ])
  expect(readCell("Privatleasing", "Du betalar sammanlagt under avtalstiden")).toBe("156 600 kr")
})

test("a loan without a final payment leaves nothing to pay at the end", () => {
  render(createCalculator({ compareMonths: 72 }))

  expect(readCell("Billån", "När avtalet är slut")).toBe("Bilen är din.")
})

test("the compared loan has its whole representative example, with the effective rate in the size of the monthly cost", () => {
  render(createCalculator())

  const [monthly, effective] = [...getRow("Billån").querySelectorAll("[data-part=figure]")]
  expect([monthly?.className, normaliseSpaces(effective?.textContent)]).toEqual([
    effective?.className,
    "Effektiv ränta 5,96 %",
  ])
  const names = within(getRow("Billån"))
    .getAllByRole("term")
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    "Effektiv ränta",
    "Ränta",
    "Räntetyp",
    "Uppläggningsavgift",
    "Aviavgift per månad",
    "Kreditbelopp",
    "Avtalstid",
    "Kontantpris",
    "Kontantinsats",
    "Restvärde",
    "Att betala per månad inkl. aviavgift",
    "Kreditkostnad",
    "Att betala totalt",
  ])
  expect(within(getRow("Billån")).getByText("Se upp! Att låna kostar pengar.")).toBeTruthy()
})

test("changing the compared term changes the table and the URL, but no calculator", () => {
  vi.useFakeTimers()
  render(createCalculator())
  const readResults = () => [...document.querySelectorAll("p + output")].map(({ textContent }) => textContent)
  const initial = readResults()

  fireEvent.change(getTerm(), { target: { value: "24" } })
  vi.runAllTimers()

  expect(readCell("Billån", "Avtalstid")).toBe("24 månader")
  expect(location.search).toBe("?compareMonths=24")
  expect(readResults()).toEqual(initial)
  expect(document.querySelector("[data-changed]")).toBeNull()
})

test("changing a calculator neither changes the table nor renders it again", () => {
  render(createCalculator())
  const initial = getTable().textContent
  vi.mocked(compareWays).mockClear()

  fireEvent.change(screen.getByRole("slider", { name: "Restvärde" }), { target: { value: "10" } })

  expect(getTable().textContent).toBe(initial)
  expect(compareWays).not.toHaveBeenCalled()
  expect(document.querySelector("[data-way=loan][data-changed]")).not.toBeNull()
})

test("choosing a mileage selects the nearest mileage of each lease", () => {
  render(createCalculator())

  fireEvent.click(within(screen.getByRole("region")).getByRole("radio", { name: "3 000 mil/år" }))

  expect(["Privatleasing", "Företagsleasing"].map((way) => readCell(way, "Körsträcka per år"))).toEqual([
    "2 000 mil/år",
    "3 000 mil/år",
  ])
})

test("a way that is not offered for the compared term shows this instead of figures", () => {
  render(createCalculator({ compareMonths: 60 }))

  const [missing, ...others] = within(getRow("Privatleasing")).getAllByRole("cell")
  expect([missing?.textContent, others]).toEqual(["Erbjuds inte på 60 månader", []])
})

test("a car with one way to pay, or with a loan without its example, has no comparison", () => {
  render(
    createCalculator(
      {},
      [LOAN].filter((terms) => terms !== undefined),
    ),
  )
  expect(screen.queryByRole("table", { name: "Jämför sätten att betala" })).toBeNull()
  cleanup()

  if (LOAN?.way !== "loan" || !PRIVATE) throw new Error("test: the car has no loan and private lease.")
  render(createCalculator({}, [{ ...LOAN, product: { ...LOAN.product, rateKind: null } }, PRIVATE]))
  expect(screen.queryByRole("table", { name: "Jämför sätten att betala" })).toBeNull()
})

test("without JavaScript the comparison is a form that keeps the terms of the calculators, and they keep its terms", () => {
  const selected = { loanMonths: 48, compareMonths: 24, companyFirst: 10 }
  const page = new DOMParser().parseFromString(renderToString(createCalculator(selected)), "text/html")
  const forms = [...page.querySelectorAll("form")].map((item) => Object.fromEntries(new FormData(item)))

  expect(page.querySelector("form")?.getAttribute("action")).toBe("/bil/1#finance")
  expect(within(page.body).getAllByRole("button", { name: "Räkna ut" })).toHaveLength(4)
  expect(forms.at(-1)).toEqual({ loanMonths: "48", companyFirst: "10", compareMonths: "24", compareMileage: "1000" })
  expect(forms[0]).toMatchObject({ loanMonths: "48", companyFirst: "10", compareMonths: "24" })
})

test("the comparison has no accessibility violations", async () => {
  const { container } = render(createCalculator({ compareMonths: 48 }))

  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  })

  expect(violations.map(({ id }) => id)).toEqual([])
})

test("an amount of a company lease excludes VAT even if the only other way is private leasing", () => {
  if (!PRIVATE || !COMPANY) throw new Error("test: the car has no leases.")
  render(createCalculator({}, [PRIVATE, COMPANY]))

  expect(readCell("Företagsleasing", "Moms")).toBe("Alla belopp exklusive moms")
})
