import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type {
  FinanceDefaults,
  FinanceQuotes,
  PhysicalVehicle,
  QuoteParameters,
  QuoteTerms,
} from "@forecourt/contracts/finance-quote"
import { FINANCE_QUOTE_OPERATIONS } from "@forecourt/contracts/finance-quote.operations"
import { readSettings } from "@forecourt/service-kit/settings"
import { expect, onTestFinished, test } from "vitest"
import { service } from "./index.ts"

const VEHICLE: PhysicalVehicle = {
  Type: "Car",
  SourceVehicleId: "30000001",
  Vin: "WBA00000000000001",
  Status: "PreOwned",
  OnTheRoadPrice: 18_995,
  Mileage: 21_400,
  Registration: { RegistrationNumber: "AB24 CDE", CountryCode: "GB", DateRegisteredWithDvla: "2024-03-01" },
}
const DEALER = { Type: "AssociatedDealerKey", Value: "Norrvik Leeds Ltd" } as const
const WISH: QuoteParameters = {
  Term: 48,
  CashDeposit: 1900,
  AnnualMileage: 10_000,
  FinanceProductFamilyKeys: ["PCP"],
  CalculationType: "ToRegularPayment",
  OrganisationIdentifier: DEALER,
}

interface Options {
  readonly env?: Record<string, string>
  readonly now?: () => number
}

async function openFinanceQuote({ env = {}, now = () => Date.parse("2027-03-01T09:00:00Z") }: Options = {}) {
  const data = mkdtempSync(join(tmpdir(), "forecourt-finance-quote-"))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const config = readSettings("finance-quote", env, (settings) => service.read(settings, { data }))
  const open = async () => {
    const { app, close } = await service.open(config, { log: () => {}, now })
    onTestFinished(close)
    return app
  }
  let app = await open()
  async function call<Body>(path: string, body?: object, key = config.apiKey) {
    const headers = { "x-api-key": key, "content-type": "application/json" }
    const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) }
    const response = await app.request(`/api/codeweaver/${path}`, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  return {
    call,
    async reopen(path: string) {
      app = await open()
      return call(path)
    },
    defaults: (changed: Partial<PhysicalVehicle> = {}) =>
      call<FinanceDefaults>("default", {
        PhysicalVehicle: { ...VEHICLE, ...changed },
        OrganisationIdentifier: DEALER,
      }),
    async quote(changed: Partial<QuoteParameters> = {}, vehicle: Partial<PhysicalVehicle> = {}) {
      const request = { Id: "1", Parameters: { ...WISH, ...changed }, PhysicalVehicle: { ...VEHICLE, ...vehicle } }
      const { body } = await call<FinanceQuotes>("cfd", { VehicleRequests: [request] })
      const [quoted] = body.Vehicles
      if (quoted === undefined) throw new Error("There is no vehicle in the response.")
      return quoted
    },
  }
}

test("each product has a key, repayment periods, deposits and payments, and a personal contract purchase also has mileages [spec 2 §3 finance-quote.products, §7 finance-calls.default]", async () => {
  const { defaults } = await openFinanceQuote()

  const { status, body } = await defaults()

  expect(status).toBe(200)
  expect(body.Products.map(({ FamilyKey }) => FamilyKey)).toEqual(["PCP", "HP"])
  const [pcp, hp] = body.Products
  expect(pcp).toMatchObject({
    Name: "Personal Contract Purchase",
    Term: { Default: 48, Min: 24, Max: 48, Values: [24, 36, 48] },
    Deposit: { Default: 1900, Min: 0, Max: 6648 },
    AnnualMileage: { Default: 10_000, Min: 5000, Max: 20_000 },
  })
  expect(hp?.AnnualMileage).toBeUndefined()
  expect(hp?.Term.Values).toEqual([12, 24, 36, 48, 60])
  for (const { Payment } of body.Products) {
    expect(Payment.Min).toBeLessThan(Payment.Default)
    expect(Payment.Max).toBeGreaterThan(Payment.Default)
  }
})

test("a quote with a product's default values has the product's default monthly payment [spec 2 §7 finance-calls.cfd]", async () => {
  const { defaults, quote } = await openFinanceQuote()
  const { body } = await defaults()

  for (const { FamilyKey, Term, Deposit, Payment } of body.Products) {
    const quoted = await quote({
      Term: Term.Default,
      CashDeposit: Deposit.Default,
      FinanceProductFamilyKeys: [FamilyKey],
    })
    expect(quoted.FinanceQuotations[0]?.Finance?.Quote.TotalRegularPayment).toBe(Payment.Default)
  }
})

test("a quote has a reference, amounts, a repayment period, a mileage, a link to apply and details [spec 2 §3 finance-quote.quote finance-quote.blocks, §7 finance-calls.cfd]", async () => {
  const { quote } = await openFinanceQuote()

  const { Id, HasError, FinanceQuotations } = await quote()

  expect([Id, HasError, FinanceQuotations.length]).toEqual(["1", false, 1])
  const [{ Blocks, Finance } = {}] = FinanceQuotations
  const reference = Finance?.Quote.QuoteReference
  expect(Finance).toMatchObject({
    Product: { FamilyKey: "PCP" },
    Notifications: [{ Type: "Commission" }],
    Quote: {
      TotalDeposit: 1900,
      TotalRegularPayment: 312.32,
      TotalNumberOfRegularPayments: 48,
      Term: 48,
      AnnualMileage: 10_000,
      Residual: 6838,
      TotalAmountPayable: 23_739.36,
      Apr: 9.9,
      RateIsFixed: true,
      CashPrice: 18_995,
      AmountOfCredit: 17_095,
      AgreementDuration: 49,
      Fees: [{ Name: "Option to purchase fee", Amount: 10 }],
      TotalChargeForCredit: 4744.36,
      QuoteActions: { Apply: `https://finance.example/apply?quoteReference=${reference}` },
    },
  })
  expect(Blocks?.map(({ Title }) => Title)).toEqual(["Representative example", "Mileage"])
  expect(Blocks?.[0]?.Items.map(({ Label }) => Label)).toEqual([
    "Cash price",
    "Deposit",
    "Amount of credit",
    "48 monthly payments of",
    "Optional final payment",
    "Option to purchase fee",
    "Total amount payable",
    "Duration of agreement",
    "Rate of interest (fixed)",
    "Representative APR",
  ])
})

test("a deposit calculated from a monthly payment results in exactly the same monthly payment [spec 2 §7 finance-calls.cfd]", async () => {
  const { quote } = await openFinanceQuote()
  for (const FinanceProductFamilyKeys of [["PCP"], ["HP"]] as const) {
    for (const RegularPayment of [330, 341.17, 388.88]) {
      const wish = { FinanceProductFamilyKeys: [...FinanceProductFamilyKeys], Term: 36 }
      const back = await quote({ ...wish, CalculationType: "ToCashDeposit", RegularPayment })
      const CashDeposit = back.FinanceQuotations[0]?.Finance?.Quote.TotalDeposit
      const forth = await quote({ ...wish, ...(CashDeposit !== undefined && { CashDeposit }) })

      expect(back.FinanceQuotations[0]?.Finance?.Quote.TotalRegularPayment).toBe(RegularPayment)
      expect(forth.FinanceQuotations[0]?.Finance?.Quote.TotalRegularPayment).toBe(RegularPayment)
    }
  }
})

test("a deposit or payment outside the allowed range is replaced by the nearest allowed amount, and the quote contains a notification", async () => {
  const { quote } = await openFinanceQuote()

  const dear = await quote({ CashDeposit: 15_000 })
  const cheap = await quote({ CalculationType: "ToCashDeposit", RegularPayment: 10 })

  for (const { FinanceQuotations } of [dear, cheap])
    expect(FinanceQuotations[0]?.Finance).toMatchObject({
      Notifications: [{ Type: "Adjustment" }, { Type: "Commission" }],
      Quote: { TotalDeposit: 6648 },
    })
})

test.each([
  ["TermNotOffered", { Term: 30 }, {}],
  ["MileageNotOffered", { AnnualMileage: 7000 }, {}],
  ["AmountMissing", { CalculationType: "ToCashDeposit" }, {}],
  ["ProductNotOffered", {}, { Registration: { ...VEHICLE.Registration, DateRegisteredWithDvla: "2018-01-01" } }],
] as const)(
  "the response to an invalid quote request contains the error %s [spec 2 §7 finance-calls.cfd]",
  async (Code, wish, vehicle) => {
    const { quote } = await openFinanceQuote()

    const { HasError, Error: error, FinanceQuotations } = await quote(wish, vehicle)

    expect(HasError).toBe(true)
    expect(error).toMatchObject({ Code, UserMessage: expect.stringMatching(/\.$/) })
    expect(FinanceQuotations).toEqual([{ HasError: true, Error: error }])
  },
)

test("a response can contain a quote for one product and an error for another product", async () => {
  const { quote } = await openFinanceQuote()

  const { HasError, FinanceQuotations } = await quote({ Term: 60, FinanceProductFamilyKeys: ["PCP", "HP"] })

  expect(HasError).toBe(false)
  expect(FinanceQuotations.map((quotation) => quotation.HasError)).toEqual([true, false])
})

test("a quote's terms and conditions can be fetched by the quote's reference for thirty days [spec 2 §7 finance-calls.legal]", async () => {
  let now = Date.parse("2027-03-01T09:00:00Z")
  const { call, reopen, quote } = await openFinanceQuote({ now: () => now })
  const { FinanceQuotations } = await quote()
  const reference = FinanceQuotations[0]?.Finance?.Quote.QuoteReference ?? ""

  const { status, body } = await call<QuoteTerms>(`legal?quoteRef=${reference}`)
  expect(status).toBe(200)
  expect(body.TermsAndConditions).toMatch(/^Norrvik Leeds Ltd is a credit broker, not a lender\./)
  expect(body.TermsAndConditions).toContain("optional final payment of £6,838.00")
  expect(await call("legal?quoteRef=another")).toMatchObject({ status: 404, body: { code: "QuoteUnknown" } })
  // What the hour does is done at each start, too.
  now += 30 * 86_400_000 + 1
  expect(await reopen(`legal?quoteRef=${reference}`)).toMatchObject({ status: 404 })
})

test("a request with an unknown seller or an unsuitable vehicle returns 422 [spec 2 §7 finance-calls.default]", async () => {
  const { defaults } = await openFinanceQuote()
  const { defaults: known } = await openFinanceQuote({
    env: { FORECOURT_FINANCE_QUOTE_ORGANISATIONS: "Norrvik York Ltd" },
  })

  expect(await defaults({ Mileage: 100_001 })).toMatchObject({ status: 422, body: { code: "VehicleNotFinanced" } })
  expect(await defaults({ OnTheRoadPrice: 999 })).toMatchObject({ status: 422, body: { code: "VehicleNotFinanced" } })
  expect(await known()).toMatchObject({ status: 422, body: { code: "OrganisationUnknown" } })
})

test("older vehicles are offered shorter repayment periods, and the oldest vehicles are offered fewer products", async () => {
  const { defaults } = await openFinanceQuote()
  const getTerms = async (DateRegisteredWithDvla: string) => {
    const { body } = await defaults({ Registration: { ...VEHICLE.Registration, DateRegisteredWithDvla } })
    return body.Products.map(({ FamilyKey, Term }) => [FamilyKey, Term.Default, Term.Values])
  }

  expect(await getTerms("2022-03-01")).toEqual([
    ["PCP", 36, [24, 36]],
    ["HP", 48, [12, 24, 36, 48, 60]],
  ])
  expect(await getTerms("2018-03-01")).toEqual([["HP", 36, [12, 24, 36]]])
})

test("the service's responses match its contract", async () => {
  const { call, defaults, quote } = await openFinanceQuote()
  const { body } = await defaults()
  const vehicle = await quote({ FinanceProductFamilyKeys: ["PCP", "HP"] })
  const reference = vehicle.FinanceQuotations[0]?.Finance?.Quote.QuoteReference
  const { body: terms } = await call(`legal?quoteRef=${reference}`)
  const said = { fetchFinanceDefaults: body, quoteFinance: { Vehicles: [vehicle] }, findQuoteTerms: terms }

  for (const { name, parseResponse } of FINANCE_QUOTE_OPERATIONS)
    expect(parseResponse?.(said[name as keyof typeof said]), name).toEqual(said[name as keyof typeof said])
})

test("a wrong API key and an invalid body are rejected", async () => {
  const { call } = await openFinanceQuote()

  expect(await call("legal?quoteRef=one", undefined, "wrong")).toMatchObject({ status: 401 })
  expect(await call("default", { PhysicalVehicle: VEHICLE })).toMatchObject({ status: 400 })
})

test("in production the URL of the finance application page must be set", () => {
  const env = { NODE_ENV: "production", FORECOURT_FINANCE_QUOTE_KEY: "a-key-of-its-own" }
  const read = () => readSettings("finance-quote", env, (settings) => service.read(settings, { data: "." }))

  expect(read).toThrow("FORECOURT_FINANCE_QUOTE_APPLY_URL is missing.")
})
