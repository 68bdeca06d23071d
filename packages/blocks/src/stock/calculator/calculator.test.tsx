import type {
  Calculators,
  CompanyTerms,
  ContractPeriod,
  LoanTerms,
  PrivateTerms,
  SelectedTerms,
} from "@forecourt/api-clients/car-offers"
import { type CreditProduct, calculateInstalment, LENDING_RULES } from "@forecourt/finance"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { siteFor } from "../../../test/render.tsx"
import { Calculator } from "./calculator.client.tsx"
import { createCalculatorTexts } from "./calculator.texts.ts"

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})

const PERIOD: ContractPeriod = { months: 36, residualPercent: 50, minPercent: 20, maxPercent: 70 }
const PERIODS = [
  { ...PERIOD, months: 24, residualPercent: 60 },
  PERIOD,
  { ...PERIOD, months: 48, residualPercent: 40, maxPercent: 40 },
]

const PRODUCT: CreditProduct = {
  ...LENDING_RULES.se,
  ratePercent: 5.45,
  rateKind: "variable",
  setUpFee: 695,
  invoiceFee: 55,
  finalFee: 0,
}

const LOAN: LoanTerms = {
  way: "loan",
  currency: "SEK",
  price: 389_000,
  market: "se",
  product: PRODUCT,
  periods: PERIODS,
  defaultMonths: 36,
  disclaimer:
    "{months} mån, {cash_amount_percentage} kontant, {residual_percentage} rest, {interest_rate}, {invoice_fee}, {start_fee}.",
}

const COMPANY: CompanyTerms = {
  way: "company",
  currency: "SEK",
  price: 300_000,
  product: { ...PRODUCT, ratePercent: 5, rateKind: null, setUpFee: 595, invoiceFee: 39 },
  mileages: [
    { mileage: "1 000 mil/år", periods: PERIODS },
    { mileage: "1 500 mil/år", periods: [PERIOD] },
  ],
  defaultMileage: "1 000 mil/år",
  defaultMonths: 36,
  disclaimer: "{months} mån, {mileage}, {cash_amount_percentage} först, {residual_percentage} rest.",
}

function open(...calculators: Calculators): void {
  openAt(siteFor(), calculators)
}

function openAt(site: ReturnType<typeof siteFor>, calculators: Calculators, selected: SelectedTerms = {}) {
  const texts = createCalculatorTexts(site)
  const props = { carId: "1", calculators, texts, locale: site.locale, selected, path: "/bil/1" }
  return render(<Calculator {...props} />)
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name })
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } })
const deposit = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Kontantinsats" })

async function typeDeposit(text: string): Promise<void> {
  await userEvent.clear(deposit())
  await userEvent.type(deposit(), text)
}

const normaliseSpaces = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/g, " ")
const digits = (text: string | null | undefined) => Number((text ?? "").replaceAll(/\D/g, ""))
const monthly = () => digits(document.querySelector("p + output")?.textContent)
/** Returns the list of the result, which precedes the explanations of the figures. */
const getLines = () => document.querySelector("dl") as HTMLElement
const line = (name: string) => {
  const item = within(getLines()).getByText(name, { selector: "dt" }).parentElement as HTMLElement
  return normaliseSpaces(within(item).getByRole("definition").textContent)
}

test("the loan calculator starts with the default period and the minimum deposit, and shows their monthly cost [spec 2 §9 loan-steps.defaults, §9 monthly-payment]", () => {
  open(LOAN)

  expect([slider("Avtalstid").value, digits(deposit().value)]).toEqual(["36", 78_000])
  expect(monthly()).toBe(4399)
  expect(normaliseSpaces(document.querySelectorAll("p + output")[1]?.textContent)).toBe("5,96 %")
})

test("the deposit is formatted as money in the site's locale", () => {
  openAt(siteFor({ language: "en", locale: "en-GB" }), [{ ...LOAN, currency: "GBP" }])

  expect(deposit().value).toBe("£78,000")
})

test("changing the period, the deposit or the residual value changes the monthly cost [spec 2 §4 loan-calculator.cost, §9 loan-steps.effective]", async () => {
  open(LOAN)
  const costs = [monthly()]

  await typeDeposit("100 000{Enter}")
  costs.push(monthly())
  move("Restvärde", 10)
  costs.push(monthly())
  move("Avtalstid", 48)
  costs.push(monthly())

  const kept = { ratePercent: 5.45, principal: 289_000 }
  const round = (credit: Parameters<typeof calculateInstalment>[0]) => Math.round(calculateInstalment(credit))
  expect(costs.slice(1)).toEqual([
    round({ ...kept, months: 36, residual: 194_500 }),
    round({ ...kept, months: 36, residual: 38_900 }),
    round({ ...kept, months: 48, residual: 155_600 }),
  ])
  expect(new Set(costs).size).toBe(4)
})

test("with a high deposit and a short period, the residual value does not exceed the financed amount and the monthly cost is above 0", () => {
  open({ ...LOAN, periods: PERIODS.map((item) => ({ ...item, maxPercent: 90 })) })

  move("Avtalstid", 24)
  move("Kontantinsats", 350_000)

  expect(Number(slider("Restvärde").max)).toBeLessThanOrEqual((39 / 389) * 100)
  expect(monthly()).toBeGreaterThan(0)
  expect(document.querySelector("p + output")?.textContent).not.toMatch(/[-−]/)
})

test("lowering the deposit restores a residual value that a high deposit had reduced", () => {
  open(LOAN)
  move("Kontantinsats", 272_000)
  expect(slider("Restvärde").value).toBe("30")

  move("Kontantinsats", 78_000)

  expect(slider("Restvärde").value).toBe("50")
})

test("the loan calculator is not shown when the minimum deposit leaves nothing to finance", () => {
  open({ ...LOAN, price: 600 })

  expect(document.querySelector("output")).toBeNull()
})

test("the loan calculator is not shown when the lender's disclaimer is missing or has an unknown placeholder", () => {
  for (const disclaimer of ["", "{nonsense} månader"]) {
    open({ ...LOAN, disclaimer })
    expect(document.querySelector("output"), disclaimer).toBeNull()
    cleanup()
  }
})

test("the heading of each payment option shows the current monthly cost", () => {
  open(LOAN)
  const heading = () => digits(document.querySelector("[data-part=from]")?.firstChild?.textContent)
  expect(heading()).toBe(monthly())

  move("Restvärde", 10)

  expect(heading()).toBe(monthly())
})

test("the financed price of a van is labelled as including VAT", () => {
  open({ ...LOAN, isWithVat: true })

  expect(screen.getByText("Inklusive moms")).toBeTruthy()
})

test("choosing another period resets the residual value and limits the deposit to the maximum of the new period [spec 2 §4 loan-calculator.residual, §4 loan-calculator.deposit]", async () => {
  open(LOAN)
  await typeDeposit("272 000{Enter}")
  move("Restvärde", 10)

  move("Avtalstid", 48)

  expect(slider("Restvärde").value).toBe("40")
  expect(digits(deposit().value)).toBe(156_000)
})

test("a typed deposit is limited to the allowed range and loses leading zeros, and Enter removes the focus from the field [spec 2 §5 deposit-input]", async () => {
  open(LOAN)

  await typeDeposit("0090000{Enter}")
  expect(document.activeElement).toBe(document.body)
  expect(normaliseSpaces(deposit().value)).toMatch(/^90 000\b/)
  await typeDeposit("1{Enter}")
  expect(digits(deposit().value)).toBe(78_000)
  await typeDeposit("9 000 000{Enter}")
  expect(digits(deposit().value)).toBe(272_000)
})

test("the sliders move in steps of one year for the period, one thousand for the deposit and one per cent for the first fee [spec 2 §5 loan-sliders.period, §5 loan-sliders.fee, §9 loan-steps.period, §9 loan-steps.deposit]", () => {
  open(LOAN)
  expect([slider("Avtalstid"), slider("Kontantinsats")].map(({ min, max, step }) => [min, max, step])).toEqual([
    ["24", "48", "12"],
    ["78000", "272000", "1000"],
  ])
  cleanup()

  open(COMPANY)
  const { min, max, step } = slider("Förhöjd första avgift")
  expect([min, max, step]).toEqual(["20", "50", "1"])
  expect(screen.getByRole("spinbutton", { name: "Förhöjd första avgift" })).toBeTruthy()
})

test("a period or first fee with only one possible value is shown as text without a slider [spec 2 §5 loan-sliders.hidden]", () => {
  const only = { ...PERIOD, minPercent: 10, maxPercent: 10 }
  open({ ...LOAN, periods: [PERIOD] })
  expect(screen.queryByRole("slider", { name: "Avtalstid" })).toBeNull()
  expect(line("Avtalstid")).toBe("36 månader")
  cleanup()

  open({ ...COMPANY, mileages: [{ mileage: "1 000 mil/år", periods: [only] }] })
  expect(screen.queryAllByRole("slider")).toEqual([])
  expect([line("Avtalstid"), digits(line("Förhöjd första avgift"))]).toEqual(["36 månader", 30_000])
})

test("a lease has a radio button for each mileage, and selecting a mileage shows its periods [spec 2 §5 mileage-choices]", async () => {
  open(COMPANY)
  const mileages = screen.getAllByRole("radio")
  expect(mileages.map((mileage) => normaliseSpaces(mileage.closest("label")?.textContent))).toEqual([
    "1 000 mil/år",
    "1 500 mil/år",
  ])

  await userEvent.click(mileages[1] as HTMLElement)

  expect(screen.queryByRole("slider", { name: "Avtalstid" })).toBeNull()
})

test("the lender's disclaimer contains the chosen values [spec 2 §9 disclaimers]", () => {
  open(LOAN)
  move("Avtalstid", 24)
  const sentences = () => [...document.querySelectorAll("p")].map((item) => normaliseSpaces(item.textContent))
  expect(sentences()).toContain("24 mån, 20,1 % kontant, 60 % rest, 5,45 %, 55 kr, 695 kr.")
  cleanup()

  open(COMPANY)
  expect(sentences()).toContain("36 mån, 1 000 mil/år, 20 % först, 50 % rest.")
})

test("a calculated loan shows the whole representative example, with the effective rate as prominent as the monthly cost", () => {
  open(LOAN)

  const [cost, rate] = document.querySelectorAll("p + output")
  expect([cost?.className, normaliseSpaces(rate?.textContent)]).toEqual([rate?.className, "5,96 %"])
  expect([...getLines().querySelectorAll("dt")].map((item) => item.textContent)).toEqual([
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
  expect(line("Räntetyp")).toBe("Rörlig")
  expect(screen.getByText("Se upp! Att låna kostar pengar.")).toBeTruthy()
})

test("the payment plan lists the payments of each year, which add up to the total cost of the loan", () => {
  open(LOAN)

  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => digits(cell.textContent)),
  )
  expect(rows.map(([year]) => year)).toEqual([1, 2, 3])
  expect(rows.at(-1)?.[3]).toBe(0)
  const paid = rows.reduce((sum, [, amount = 0]) => sum + amount, 0)
  expect(Math.abs(paid - digits(line("Att betala totalt")))).toBeLessThanOrEqual(2)
})

const PRIVATE: PrivateTerms = {
  way: "private",
  currency: "SEK",
  included: [],
  offers: [{ months: 36, mileage: "1 000 mil/år", monthly: 4295, startFee: 0, invoiceFee: 55, disclaimer: "{months}" }],
}

const getFiguresHelp = () => screen.getByText("Vad siffrorna betyder").closest("details") as HTMLDetailsElement

test("the figures of a loan are explained in the order of its example, in a list that is closed initially", () => {
  open(LOAN)

  expect(getFiguresHelp().open).toBe(false)
  const names = [...getFiguresHelp().querySelectorAll("dt")].map(({ textContent }) => textContent)
  const lines = [...getLines().querySelectorAll("dt")].map(({ textContent }) => textContent)
  expect(names).toEqual(["Månadskostnad", "Effektiv ränta", ...lines])
  expect(getFiguresHelp().textContent).toContain("Den del av lånet som är kvar att betala när avtalstiden är slut.")
})

test.each([
  [
    "private",
    PRIVATE,
    ["Månadskostnad", "Avtalstid", "Körsträcka per år", "Uppläggningsavgift", "Aviavgift per månad"],
  ],
  [
    "company",
    COMPANY,
    [
      "Månadskostnad",
      "Körsträcka per år",
      "Avtalstid",
      "Förhöjd första avgift",
      "Restvärde",
      "Ränta",
      "Uppläggningsavgift",
      "Aviavgift per månad",
    ],
  ],
])("every line of %s leasing is explained", (_, terms, explained) => {
  open(terms)

  const names = [...getFiguresHelp().querySelectorAll("dt")].map(({ textContent }) => textContent)
  expect(names).toEqual(explained)
  expect(names).toEqual(expect.arrayContaining([...getLines().querySelectorAll("dt")].map((item) => item.textContent)))
})

test("the residual value of a lease is not explained as a part of a loan", () => {
  open(COMPANY)

  expect(getFiguresHelp().textContent).toContain("Bilens beräknade värde när avtalet är slut")
})

const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"] as const

test.each(LANGUAGES)("each explanation of a figure in %s is one sentence without a placeholder", (language) => {
  const texts = Object.entries(dictionary.properties).flatMap(([key, text]) =>
    key.startsWith("calculator.figures.")
      ? [(text as { "x-text": Record<string, string> })["x-text"][language] ?? ""]
      : [],
  )

  expect(texts).toHaveLength(17)
  expect(texts.filter((text) => !/^\p{Lu}[^.{}!?;]+\.$/u.test(text))).toEqual([])
})

test("a loan with an unknown type of interest rate is not shown", () => {
  open({ ...LOAN, product: { ...PRODUCT, rateKind: null } })

  expect(document.querySelector("output")).toBeNull()
})

test("fees with cents are shown exactly", () => {
  const terms: LoanTerms = { ...LOAN, currency: "GBP", product: { ...PRODUCT, invoiceFee: 4.5 } }
  openAt(siteFor({ language: "en", locale: "en-GB" }), [terms])

  expect(line("Aviavgift per månad")).toBe("£4.50")
})

test("the calculator starts with the loan values in the URL, and writes changed values to the URL", () => {
  vi.useFakeTimers()
  const { unmount } = openAt(siteFor(), [LOAN], { loanMonths: 48, loanDeposit: 100_000 })
  expect([slider("Avtalstid").value, digits(deposit().value)]).toEqual(["48", 100_000])
  expect(document.querySelector("[data-changed]")).toBeNull()

  move("Restvärde", 10)
  vi.runAllTimers()

  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    loanMonths: "48",
    loanDeposit: "100000",
    loanResidual: "10",
  })
  expect(document.querySelector("[data-way=loan]")?.hasAttribute("data-changed")).toBe(true)
  unmount()

  openAt(siteFor(), [LOAN])
  expect([slider("Avtalstid").value, digits(deposit().value), slider("Restvärde").value]).toEqual(["48", 100_000, "10"])
})

test("the style sheet receives the height of the bar with the price, above which the figures stay", () => {
  const observed = vi.fn<(element: Element) => void>()
  vi.stubGlobal(
    "ResizeObserver",
    class {
      report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe(element: Element) {
        observed(element)
        this.report()
      }
      unobserve() {}
      disconnect() {}
    },
  )
  render(<div data-scope="price-box" data-part="bar" />)
  const bar = document.querySelector<HTMLElement>("[data-part=bar]")
  vi.spyOn(bar as HTMLElement, "offsetHeight", "get").mockReturnValue(123)

  open(LOAN)

  expect(observed).toHaveBeenCalledWith(bar)
  expect(document.documentElement.style.getPropertyValue("--fc-price-bar-room")).toBe("123px")
})

test("the terms in the URL of a car are kept for the next car", () => {
  openAt(siteFor(), [LOAN], { loanMonths: 24 })

  expect(JSON.parse(sessionStorage.getItem("fc-finance") ?? "{}")).toEqual({ loanMonths: 24 })
})

test("invalid stored loan values are ignored", () => {
  for (const stored of ["{", "null", '{"loanMonths":"48"}', '{"loanMonths":-1}']) {
    sessionStorage.setItem("fc-finance", stored)
    open(LOAN)
    expect(slider("Avtalstid").value).toBe("36")
    cleanup()
  }
})

test("without JavaScript the forms of the calculator submit the loan and leasing values to the page", () => {
  const site = siteFor()
  const texts = createCalculatorTexts(site)
  const props = { carId: "1", calculators: [LOAN, COMPANY], texts, locale: site.locale, selected: {}, path: "/bil/1" }
  const page = new DOMParser().parseFromString(renderToString(<Calculator {...props} />), "text/html")
  const forms = ["loan", "company"].flatMap(
    (way) => page.querySelector<HTMLFormElement>(`[data-way=${way}] form`) ?? [],
  )

  expect(forms.map((form) => [form.method, form.getAttribute("action")])).toEqual([
    ["get", "/bil/1#finance"],
    ["get", "/bil/1#finance"],
  ])
  const names = (form: HTMLFormElement | undefined) =>
    [...(form?.elements ?? [])].map((item) => item.getAttribute("name"))
  expect(names(forms[0]).filter(Boolean)).toEqual(["loanDeposit", "loanMonths", "loanResidual"])
  expect(new Set(names(forms[1]).filter(Boolean))).toEqual(new Set(["companyMileage", "companyMonths", "companyFirst"]))
})
