import { expect, test } from "vitest"
import found from "../../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { COMPANY_OPTION, FINANCED, PRIVATE_OPTION } from "../../../test/financed-car.ts"
import { renderDocument } from "../../../test/render.tsx"

type Way = "loan" | "private" | "company"

/** Renders the page of a car, and returns the calculator of a payment option, or `null` if the car has none. */
async function renderOffer(way: Way, changes: object = {}) {
  const page = await renderDocument("CarDetail", {}, undefined, {
    ...found,
    car: { ...found.car, ...FINANCED, ...changes },
  })
  return page.querySelector(`details[data-way=${way}]`)
}

/** Returns the lines of a result, by label. */
function readLines(offer: Element | null): Readonly<Record<string, string>> {
  const labels = [...(offer?.querySelector("dl")?.querySelectorAll("dt") ?? [])]
  return Object.fromEntries(labels.map((label) => [label.textContent, readText(label.nextElementSibling)]))
}

function listSentences(offer: Element | null): readonly string[] {
  return [...(offer?.querySelectorAll("p") ?? [])].map(readText)
}

function readText(element: Element | null): string {
  return element?.textContent?.replaceAll("\u00a0", " ") ?? ""
}

/** Returns the lowest, the highest and the current value of a slider. */
function readSlider(offer: Element | null, name: string) {
  const field = offer?.querySelector(`input[name=${name}]`)
  return ["min", "max", "value"].map(
    (attribute) => field?.getAttribute(attribute) ?? field?.getAttribute(`aria-value${attribute}`),
  )
}

test("the loan calculator on a car's page shows the rate, the fees and the texts of the car's loan option [spec 2 §3 car-loan.car_loan_option loan-option.interest_rate loan-option.start_fee loan-option.invoice_fee loan-option.description loan-option.disclaimer]", async () => {
  const loan = await renderOffer("loan")

  expect(readLines(loan)).toMatchObject({
    Ränta: "4,90 %",
    Uppläggningsavgift: "595 kr",
    "Aviavgift per månad": "39 kr",
  })
  expect(listSentences(loan)).toEqual(
    expect.arrayContaining(["Lånet kan lösas i förtid.", "48, 20 %, 25 %, 4,90 %, 39 kr, 595 kr"]),
  )
  expect(await renderOffer("loan", { car_loan_option: undefined })).toBeNull()
})

test("the loan calculator starts with the default period of the loan option, and its fields have the limits of that period [spec 2 §3 loan-option.default_contract_duration loan-option.contract_durations loan-option.months loan-option.residual_percentage loan-option.cash_amount_min_percentage loan-option.cash_amount_max_percentage]", async () => {
  const loan = await renderOffer("loan")

  expect(readSlider(loan, "loanMonths")).toEqual(["24", "60", "48"])
  expect(readSlider(loan, "loanResidual")).toEqual(["0", "25", "25"])
  expect(readSlider(loan, "loanDeposit")).toEqual(["60000", "195000", "60000"])
})

test("the calculator option determines whether a loan's rate is fixed or variable [spec 2 §3 calculator-option.has_fixed_interest_rate]", async () => {
  const readKind = async (has_fixed_interest_rate: boolean) =>
    readLines(await renderOffer("loan", { car_loan_calculator_option: { has_fixed_interest_rate } })).Räntetyp

  expect([await readKind(true), await readKind(false)]).toEqual(["Bunden", "Rörlig"])
})

test("the loan for a van whose price excludes VAT finances the base amount of the calculator option [spec 2 §3 calculator-option.price_base_amount]", async () => {
  const van = { car_vehicle_type_code: "LCV", car_vat_eligible: true }
  const option = { has_fixed_interest_rate: false, price_base_amount: 301_000 }

  expect(readLines(await renderOffer("loan", { ...van, car_loan_calculator_option: option })).Kontantpris).toBe(
    "301 000 kr",
  )
  expect(await renderOffer("loan", van)).toBeNull()
})

test("private leasing on a car's page has the monthly cost, the period, the mileage, the fees and the texts of the car's private leasing option [spec 2 §3 car-loan.car_private_leasing_option leasing-option.monthly_cost leasing-option.duration leasing-option.mileage_text leasing-option.description leasing-option.disclaimer]", async () => {
  const lease = await renderOffer("private")

  expect(readText(lease?.querySelector("p + output") ?? null)).toBe("4 125 kr/mån")
  expect(readLines(lease)).toMatchObject({
    Avtalstid: "36 månader",
    "Körsträcka per år": "1 000 mil/år",
    Uppläggningsavgift: "500 kr",
    "Aviavgift per månad": "45 kr",
  })
  expect(listSentences(lease)).toEqual(
    expect.arrayContaining(["Service ingår.", "Avtal i 36 månader med 1 000 mil/år."]),
  )
})

test("private leasing offers the other private options of the car, but no company option [spec 2 §3 car-loan.car_leasing_options leasing-option.leasing_type]", async () => {
  const car_leasing_options = [
    { ...PRIVATE_OPTION, duration: 24 },
    { ...PRIVATE_OPTION, mileage: 1500, mileage_text: "1 500 mil/år" },
    { ...PRIVATE_OPTION, leasing_type: "Company", mileage: 2000, mileage_text: "2 000 mil/år" },
  ]
  const lease = await renderOffer("private", { car_leasing_options })

  expect(readSlider(lease, "privateMonths")).toEqual(["24", "36", "36"])
  const mileages = [...(lease?.querySelectorAll("input[name=privateMileage]") ?? [])]
  expect(mileages.map((item) => item.parentElement?.textContent)).toEqual(["1 000 mil/år", "1 500 mil/år"])
})

test("company leasing on a car's page starts with the default mileage and period of the car's company leasing option, with its rate and the limits of that period [spec 2 §3 car-loan.car_company_leasing_option leasing-option.interest_rate leasing-option.default_mileage leasing-option.default_option leasing-option.options leasing-option.mileage]", async () => {
  const company = await renderOffer("company")

  expect(readLines(company)).toMatchObject({ Avtalstid: "48 månader", Ränta: "5,75 %", Restvärde: "25 % (60 000 kr)" })
  expect(readSlider(company, "companyMonths")).toEqual(["36", "48", "48"])
  expect(readSlider(company, "companyFirst")).toEqual(["10", "30", "10"])
  expect(company?.querySelector("input[name=companyMileage][checked]")?.getAttribute("value")).toBe("1500")
  expect(listSentences(company)).toEqual(
    expect.arrayContaining(["Moms tillkommer.", "Leasing i 48 månader med 1 500 mil/år och 5,75 %."]),
  )
  const { default_mileage: _, ...option } = COMPANY_OPTION
  const other = await renderOffer("company", { car_company_leasing_option: option })
  expect(other?.querySelector("input[name=companyMileage][checked]")?.getAttribute("value")).toBe("2000")
})

test.each(["private", "company"] as const)(
  "a %s leasing option that belongs to a campaign has a label, unless a flag of the car denies the campaign [spec 2 §3 leasing-option.is_campaign]",
  async (way) => {
    const field = `car_${way}_leasing_option`
    const option = { ...FINANCED[`car_${way}_leasing_option`], is_campaign: true }
    const readHeading = async (flag: boolean | undefined) => {
      const offer = await renderOffer(way, { [field]: option, [`car_has_campaign_${way}leasing`]: flag })
      return readText(offer?.querySelector("h3") ?? null)
    }

    expect(await readHeading(undefined)).toMatch(/ Kampanj$/)
    expect(await readHeading(false)).not.toContain("Kampanj")
  },
)
