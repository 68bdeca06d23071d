import type {
  FinanceDefaults,
  FinanceProduct,
  FinanceQuotes,
  FinanceQuotesRequest,
} from "@forecourt/contracts/finance-quote"
import { expect, test } from "vitest"
import { DEFAULTS, FINANCED_CAR, openQuote, quotesFor, settle } from "../test/quotes.ts"
import { findFinance, QUOTE_DELAY_MS, removeReference, toValueWithin } from "./index.ts"

const CALLS = {
  fetchFinanceDefaults: async () => DEFAULTS,
  quoteFinance: async (request: FinanceQuotesRequest) => quotesFor(request),
  findQuoteTerms: async () => ({ TermsAndConditions: "Terms." }),
}

const failing =
  (where: "vehicle" | "quotation") =>
  async (request: FinanceQuotesRequest): Promise<FinanceQuotes> => {
    const error = { UserMessage: "There is no finance for this vehicle." }
    const { Vehicles } = quotesFor(request)
    return {
      Vehicles: Vehicles.map((vehicle) =>
        where === "vehicle"
          ? { ...vehicle, HasError: true, Error: error }
          : {
              ...vehicle,
              FinanceQuotations: vehicle.FinanceQuotations.map((quotation) => ({ ...quotation, Error: error })),
            },
      ),
    }
  }

test("the machine loads the finance products and then a quote with its amounts, details and legal terms [spec 2 §4 finance-widget.states]", async () => {
  const quote = openQuote()
  expect(quote.now().value).toEqual({ loading: "products" })
  expect(quote.now().hasTag("busy")).toBe(true)

  await quote.pass(0)

  expect(quote.now().value).toEqual({ loaded: "resting" })
  const { products, wish, quote: result } = quote.now().context
  expect(products).toEqual(DEFAULTS.Products)
  expect(wish).toMatchObject({ familyKey: "PCP", term: 48, deposit: 1200, payment: 225, annualMileage: 10_000 })
  expect(result?.terms).toBe("Terms of ToRegularPayment-48-1200-10000.")
})

test("a quote from the server is shown immediately without a request", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  const quote = openQuote({ found: finance })

  expect(quote.now().value).toEqual({ loaded: "resting" })
  await quote.pass(10_000)
  expect(quote.requests).toEqual([])
})

test("when the request for finance products fails, the machine enters the error state, and the status and error code are logged [spec 2 §4 finance-widget.states]", async () => {
  const quote = openQuote({
    calls: {
      fetchFinanceDefaults: () => Promise.reject({ status: 422, code: "VehicleNotFinanced", message: "AB24 CDE" }),
    },
  })
  await quote.pass(0)

  expect(quote.now().value).toBe("error")
  expect(quote.emitted).toEqual([{ type: "failure", reason: "422 VehicleNotFinanced" }])
})

test.each(["vehicle", "quotation"] as const)(
  "an error response about the %s hides the finance widget, both initially and after a change [spec 2 §8 finance-failure.hidden]",
  async (where) => {
    const first = openQuote({ calls: { quoteFinance: failing(where) } })
    await first.pass(0)
    expect(first.now().value).toBe("hidden")

    const finance = await findFinance(CALLS, FINANCED_CAR)
    const later = openQuote({ found: finance, calls: { quoteFinance: failing(where) } })
    later.send({ type: "CHANGE_TERM", term: 24 })
    await later.pass(QUOTE_DELAY_MS)
    expect(later.now().value).toBe("hidden")

    expect(await findFinance({ ...CALLS, quoteFinance: failing(where) }, FINANCED_CAR)).toBeNull()
  },
)

test("changing the deposit recalculates the payment, and changing the payment recalculates the deposit [spec 2 §4 finance-widget.deposit finance-widget.payment]", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })

  quote.send({ type: "CHANGE_DEPOSIT", deposit: 2400 })
  await quote.pass(QUOTE_DELAY_MS)
  expect(quote.lastParameters()).toMatchObject({ CalculationType: "ToRegularPayment", CashDeposit: 2400 })
  expect(quote.lastParameters()).not.toHaveProperty("RegularPayment")
  expect(quote.now().context.wish).toMatchObject({ deposit: 2400, payment: 200 })

  quote.send({ type: "CHANGE_PAYMENT", payment: 180 })
  await quote.pass(QUOTE_DELAY_MS)
  expect(quote.lastParameters()).toMatchObject({ CalculationType: "ToCashDeposit", RegularPayment: 180 })
  expect(quote.lastParameters()).not.toHaveProperty("CashDeposit")
  expect(quote.now().context.wish).toMatchObject({ deposit: 3360, payment: 180 })
})

test.each([
  [
    { type: "CHANGE_TERM", term: 24 },
    { Term: 24, CashDeposit: 1200, AnnualMileage: 10_000 },
  ],
  [
    { type: "CHANGE_DEPOSIT", deposit: 600 },
    { Term: 48, CashDeposit: 600 },
  ],
  [
    { type: "CHANGE_PAYMENT", payment: 200 },
    { Term: 48, RegularPayment: 200 },
  ],
  [
    { type: "CHANGE_MILEAGE", annualMileage: 20_000 },
    { Term: 48, AnnualMileage: 20_000 },
  ],
  [
    { type: "CHANGE_PRODUCT", familyKey: "HP" },
    { Term: 48, FinanceProductFamilyKeys: ["HP"] },
  ],
] as const)("the event $type fetches a new quote [spec 2 §4 finance-widget.quote]", async (event, parameters) => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send(event)

  expect(quote.now().value).toEqual({ loaded: "pausing" })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.lastParameters()).toMatchObject(parameters)
  expect(quote.now().value).toEqual({ loaded: "resting" })
  expect(quote.emitted).toEqual([{ type: "quoted", wish: quote.now().context.wish }])
})

test("changing the repayment period keeps the deposit that was calculated from the selected payment", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_PAYMENT", payment: 200 })
  await quote.pass(QUOTE_DELAY_MS)
  quote.send({ type: "CHANGE_TERM", term: 24 })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.lastParameters()).toMatchObject({ CalculationType: "ToRegularPayment", CashDeposit: 2400, Term: 24 })
})

test("a hire-purchase quote has no annual mileage", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_PRODUCT", familyKey: "HP" })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.lastParameters()).not.toHaveProperty("AnnualMileage")
  expect(quote.now().context.wish).toMatchObject({ familyKey: "HP", annualMileage: null })
})

test("several quick changes fetch a single quote after the debounce", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  for (const deposit of [1300, 1400, 1500]) {
    quote.send({ type: "CHANGE_DEPOSIT", deposit })
    await quote.pass(QUOTE_DELAY_MS - 1)
  }
  expect(quote.requests).toEqual([])

  await quote.pass(1)
  expect(quote.requests).toHaveLength(1)
  expect(quote.lastParameters()).toMatchObject({ CashDeposit: 1500 })
})

test("a late response does not replace a newer quote", async () => {
  const late = Promise.withResolvers<FinanceQuotes>()
  const responses = [late.promise]
  const quoteFinance = async (request: FinanceQuotesRequest) => (await responses.shift()) ?? quotesFor(request)
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR), calls: { quoteFinance } })
  quote.send({ type: "CHANGE_DEPOSIT", deposit: 600 })
  await quote.pass(QUOTE_DELAY_MS)
  quote.send({ type: "CHANGE_DEPOSIT", deposit: 2400 })
  expect(quote.signals[0]?.aborted).toBe(true)
  await quote.pass(QUOTE_DELAY_MS)

  const [request] = quote.requests
  if (request !== undefined) late.resolve(quotesFor(request))
  await settle()

  expect(quote.now().context.wish).toMatchObject({ deposit: 2400, payment: 200 })
  expect(quote.emitted).toHaveLength(1)
})

test("the previous quote remains visible while a new quote is fetched", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_TERM", term: 24 })

  expect(quote.now().context.quote?.quotation.Finance.Quote.Term).toBe(48)
  expect(quote.now().hasTag("busy")).toBe(true)
})

test("the machine moves to the error state when the quote or its legal terms fail to load or the legal terms are missing", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  const failing = { found: finance, calls: { findQuoteTerms: () => Promise.reject(new Error("down")) } }
  const without = { found: finance, calls: { findQuoteTerms: () => Promise.resolve(null) } }
  const gone = { found: finance, calls: { quoteFinance: () => Promise.reject(new Error("down")) } }
  for (const options of [failing, without, gone]) {
    const quote = openQuote(options)
    quote.send({ type: "CHANGE_TERM", term: 24 })
    await quote.pass(QUOTE_DELAY_MS)

    expect(quote.now().value).toBe("error")
    expect(quote.emitted).toEqual([{ type: "failure", reason: "no response" }])
  }
})

test.each([
  "Apr",
  "RateOfInterest",
  "RateIsFixed",
  "TotalAmountPayable",
  "TotalNumberOfRegularPayments",
  "CashPrice",
  "AmountOfCredit",
  "AgreementDuration",
  "Fees",
  "Residual",
] as const)(
  "a quote without %s is not shown, because the law requires this figure next to a monthly payment",
  async (name) => {
    const quoteFinance = async (request: FinanceQuotesRequest) =>
      JSON.parse(JSON.stringify(quotesFor(request), (key, value) => (key === name ? undefined : value)))
    const quote = openQuote({ calls: { quoteFinance } })
    await quote.pass(0)

    expect(quote.now().value).toBe("hidden")
    expect(await findFinance({ ...CALLS, quoteFinance }, FINANCED_CAR)).toBeNull()
  },
)

const createDefaults = (changes: Partial<FinanceProduct>): FinanceDefaults => ({
  Products: DEFAULTS.Products.map((product) => (product.FamilyKey === "HP" ? { ...product, ...changes } : product)),
})

test("all products are quoted for the same term and deposit in one call after a change of the term, deposit, mileage or product", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  const events = [
    { type: "CHANGE_TERM", term: 24 },
    { type: "CHANGE_DEPOSIT", deposit: 2000 },
    { type: "CHANGE_MILEAGE", annualMileage: 20_000 },
    { type: "CHANGE_PRODUCT", familyKey: "HP" },
  ] as const
  for (const [index, event] of events.entries()) {
    quote.send(event)
    await quote.pass(QUOTE_DELAY_MS)

    expect(quote.requests).toHaveLength(index + 1)
    const parameters = quote.requests.at(-1)?.VehicleRequests.map(({ Parameters }) => Parameters) ?? []
    expect(parameters.map(({ FinanceProductFamilyKeys: [key] }) => key).toSorted()).toEqual(["HP", "PCP"])
    expect(new Set(parameters.map(({ Term, CashDeposit }) => `${Term} ${CashDeposit}`)).size).toBe(1)
  }
  const pcp = quote.now().context.quote?.compared
  expect(pcp).toMatchObject([{ familyKey: "PCP", amounts: { Term: 24, TotalDeposit: 2000, AnnualMileage: 20_000 } }])
})

test("after a change of the payment, the other product is quoted for the calculated deposit in a second call", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_PAYMENT", payment: 200 })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.requests).toHaveLength(2)
  const parameters = quote.requests.at(-1)?.VehicleRequests.map(({ Parameters }) => Parameters)
  expect(parameters).toMatchObject([{ FinanceProductFamilyKeys: ["HP"], CashDeposit: 2400, Term: 48 }])
  expect(quote.now().context.quote?.compared).toMatchObject([{ familyKey: "HP", amounts: { TotalDeposit: 2400 } }])
})

test("a change cancels the second call, and no quote of the cancelled change is shown", async () => {
  const late = Promise.withResolvers<FinanceQuotes>()
  const responses = [undefined, late.promise]
  const quoteFinance = async (request: FinanceQuotesRequest) => (await responses.shift()) ?? quotesFor(request)
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR), calls: { quoteFinance } })
  quote.send({ type: "CHANGE_PAYMENT", payment: 200 })
  await quote.pass(QUOTE_DELAY_MS)
  quote.send({ type: "CHANGE_TERM", term: 24 })
  expect(quote.signals.map((signal) => signal?.aborted)).toEqual([true, true])
  await quote.pass(QUOTE_DELAY_MS)
  late.resolve(quotesFor(quote.requests[1] ?? { VehicleRequests: [] }))
  await settle()

  const { quotation, compared = [] } = quote.now().context.quote ?? {}
  expect([quotation?.Finance.Quote.Term, compared.map(({ amounts }) => amounts?.Term)]).toEqual([24, [24]])
})

test.each<[string, Partial<FinanceProduct>]>([
  ["term", { Term: { Default: 12, Min: 12, Max: 36, Values: [12, 24, 36] } }],
  ["deposit", { Deposit: { Default: 0, Min: 0, Max: 1000 } }],
])("a product that does not allow the same %s is not requested and has no amounts", async (_, options) => {
  const requests: FinanceQuotesRequest[] = []
  const calls = {
    ...CALLS,
    fetchFinanceDefaults: async () => createDefaults(options),
    quoteFinance: (request: FinanceQuotesRequest) => {
      requests.push(request)
      return CALLS.quoteFinance(request)
    },
  }

  const finance = await findFinance(calls, FINANCED_CAR)

  expect(finance?.quote?.compared).toEqual([{ familyKey: "HP", amounts: null }])
  expect(requests.map(({ VehicleRequests }) => VehicleRequests.length)).toEqual([1])
})

test("a product that the lender quotes with another deposit or not at all has no amounts", async () => {
  const adjust = async (request: FinanceQuotesRequest, part: string, value: unknown) =>
    JSON.parse(JSON.stringify(quotesFor(request)), (key, item) =>
      item?.Finance?.Product.FamilyKey === "HP" && key === "0"
        ? JSON.parse(JSON.stringify(item), (name, old) => (name === part ? value : old))
        : item,
    )
  for (const [part, value] of [
    ["TotalDeposit", 999],
    ["Term", 36],
    ["HasError", true],
  ] as const) {
    const quoteFinance = (request: FinanceQuotesRequest) => adjust(request, part, value)
    const finance = await findFinance({ ...CALLS, quoteFinance }, FINANCED_CAR)
    expect([part, finance?.quote?.compared]).toEqual([part, [{ familyKey: "HP", amounts: null }]])
  }
})

test("the visitor's quote is shown without a comparison when the second call fails", async () => {
  const quoteFinance = async (request: FinanceQuotesRequest) => {
    const isFirst = request.VehicleRequests[0]?.Parameters.CalculationType === "ToCashDeposit"
    return isFirst ? quotesFor(request) : Promise.reject(new Error("down"))
  }
  const wanted = { payment: 200, calculation: "ToCashDeposit" } as const
  const finance = await findFinance({ ...CALLS, quoteFinance }, FINANCED_CAR, { wanted })

  expect(finance?.wish.deposit).toBe(2400)
  expect(finance?.quote?.compared).toEqual([])
})

test("the quotes are found by their product when the response has another order", async () => {
  const quoteFinance = async (request: FinanceQuotesRequest) => ({ Vehicles: quotesFor(request).Vehicles.toReversed() })
  const finance = await findFinance({ ...CALLS, quoteFinance }, FINANCED_CAR)

  expect(finance?.quote?.quotation.Finance.Product.FamilyKey).toBe("PCP")
  expect(finance?.quote?.compared).toMatchObject([{ familyKey: "HP", amounts: { TotalDeposit: 1200 } }])
})

test("the selected mileage is kept while the selected product has none", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_MILEAGE", annualMileage: 20_000 })
  quote.send({ type: "CHANGE_PRODUCT", familyKey: "HP" })
  quote.send({ type: "CHANGE_PRODUCT", familyKey: "PCP" })

  expect(quote.now().context.wish?.annualMileage).toBe(20_000)
})

test("the lender receives the cash and the value of the old car, less the finance owed on it, as the deposit", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
  quote.send({ type: "CHANGE_PART_EXCHANGE", partExchange: 3000 })
  quote.send({ type: "CHANGE_SETTLEMENT", settlement: 1800 })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.lastParameters()).toMatchObject({ CalculationType: "ToRegularPayment", CashDeposit: 2400 })
  expect(quote.now().context).toMatchObject({
    wish: { deposit: 1200, partExchange: 3000, settlement: 1800, payment: 200 },
    quote: { compared: [{ familyKey: "HP", amounts: { TotalDeposit: 2400 } }] },
  })
})

test("the cash for a chosen payment is the lender's deposit less the old car", async () => {
  const wanted = { partExchange: 1000, payment: 200, calculation: "ToCashDeposit" } as const
  const finance = await findFinance(CALLS, FINANCED_CAR, { wanted })

  expect(finance?.wish).toMatchObject({ deposit: 1400, payment: 200 })
  expect(finance?.quote?.compared).toMatchObject([{ familyKey: "HP", amounts: { TotalDeposit: 2400 } }])
})

test.each([
  ["equity", { settlement: 1201 }],
  ["limits", { partExchange: 3001 }],
] as const)(
  "a deposit with the fault %s has no quote and is not sent to the lender, on the server and after a change",
  async (fault, wanted) => {
    const requests: FinanceQuotesRequest[] = []
    const quoteFinance = async (request: FinanceQuotesRequest) => {
      requests.push(request)
      return quotesFor(request)
    }
    expect(await findFinance({ ...CALLS, quoteFinance }, FINANCED_CAR, { wanted })).toMatchObject({
      quote: null,
      fault,
    })
    expect(requests).toEqual([])

    const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR) })
    if ("settlement" in wanted) quote.send({ type: "CHANGE_SETTLEMENT", ...wanted })
    else quote.send({ type: "CHANGE_PART_EXCHANGE", ...wanted })
    await quote.pass(QUOTE_DELAY_MS)

    expect(quote.now().value).toEqual({ loaded: "refused" })
    expect(quote.now().context).toMatchObject({ quote: null, fault })
    expect(quote.requests).toEqual([])
  },
)

test("a deposit exactly at the lender's limit or without any equity is quoted", async () => {
  for (const wanted of [{ partExchange: 3000 }, { settlement: 1200 }]) {
    const finance = await findFinance(CALLS, FINANCED_CAR, { wanted })
    expect([wanted, finance?.fault]).toEqual([wanted, null])
  }
})

test("a refused deposit is quoted again after a change that removes the fault", async () => {
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR, { wanted: { settlement: 5000 } }) })
  expect(quote.now().value).toEqual({ loaded: "refused" })

  quote.send({ type: "CHANGE_DEPOSIT", deposit: 6000 })
  expect(quote.now().context).toMatchObject({ quote: null, fault: null })
  await quote.pass(QUOTE_DELAY_MS)

  expect(quote.lastParameters()).toMatchObject({ CashDeposit: 1000 })
  expect(quote.now().value).toEqual({ loaded: "resting" })
})

test("a change that makes the deposit invalid cancels the running request", async () => {
  const quoteFinance = () => new Promise<FinanceQuotes>(() => {})
  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR), calls: { quoteFinance } })
  quote.send({ type: "CHANGE_TERM", term: 24 })
  await quote.pass(QUOTE_DELAY_MS)
  quote.send({ type: "CHANGE_SETTLEMENT", settlement: 9000 })

  expect(quote.signals[0]?.aborted).toBe(true)
  expect(quote.now().value).toEqual({ loaded: "refused" })
})

test("a payment whose deposit is lower than the value of the old car has no quote, on the server and after a change", async () => {
  const wanted = { partExchange: 3000, payment: 200, calculation: "ToCashDeposit" } as const
  const refused = { quote: null, fault: "payment", wish: { deposit: 0, payment: 200 } }
  expect(await findFinance(CALLS, FINANCED_CAR, { wanted })).toMatchObject(refused)

  const quote = openQuote({ found: await findFinance(CALLS, FINANCED_CAR, { wanted: { partExchange: 3000 } }) })
  quote.send({ type: "CHANGE_PAYMENT", payment: 200 })
  await quote.pass(QUOTE_DELAY_MS)
  expect(quote.now().value).toEqual({ loaded: "refused" })
  expect(quote.now().context).toMatchObject(refused)
  expect(quote.emitted).toEqual([])

  quote.send({ type: "CHANGE_PAYMENT", payment: 180 })
  await quote.pass(QUOTE_DELAY_MS)
  expect(quote.now().context).toMatchObject({ fault: null, wish: { deposit: 360, payment: 180 } })
})

test("removeReference leaves finance without a quote unchanged", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR, { wanted: { settlement: 9000 } })

  expect(finance && removeReference(finance)).toEqual(finance)
})

test("removeReference removes the quote reference from the quotation and from the link to apply", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  if (!finance?.quote) throw new Error("test: there is no quote.")
  const { quote } = finance
  const { Quote } = quote.quotation.Finance
  const reference = Quote.QuoteReference ?? "?"
  const applyAt = (Apply: string) => {
    const Finance = { ...quote.quotation.Finance, Quote: { ...Quote, QuoteActions: { Apply } } }
    return removeReference({ ...finance, quote: { ...quote, quotation: { Blocks: [], Finance } } })
  }

  const query = applyAt(`https://finance.example/apply?site=uk&quoteReference=${reference}`)
  const path = applyAt(`https://finance.example/apply/${reference}`)

  expect(JSON.stringify([query, path].map((shared) => shared.quote?.quotation))).not.toContain(reference)
  expect(query.quote?.quotation.Finance.Quote.QuoteActions.Apply).toBe("https://finance.example/apply?site=uk")
  expect(query.quote?.quotation.Finance.Quote.TotalDeposit).toBe(Quote.TotalDeposit)
})

test("a quote without a reference is shown while a quote with a reference is fetched in the background", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  const quote = openQuote({ found: finance && removeReference(finance) })
  expect(quote.now().matches("loaded")).toBe(true)
  expect(quote.now().hasTag("busy")).toBe(false)

  await quote.pass(0)

  expect(quote.now().value).toEqual({ loaded: "resting" })
  expect(quote.now().context.quote?.quotation.Finance.Quote.QuoteReference).toBeTruthy()
  expect(quote.now().context.wish).toEqual(finance?.wish)
})

test("when fetching the reference fails, the quote without a reference remains visible", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  const quote = openQuote({
    found: finance && removeReference(finance),
    calls: { quoteFinance: () => Promise.reject(new Error("down")) },
  })

  await quote.pass(0)

  expect(quote.now().value).toEqual({ loaded: "resting" })
  expect(quote.emitted).toEqual([{ type: "failure", reason: "no response" }])
})

test("RETRY fetches a failed quote again with the same parameters", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR)
  let isDown = true
  const quoteFinance = async (request: FinanceQuotesRequest) => {
    if (isDown) throw new Error("down")
    return quotesFor(request)
  }
  const quote = openQuote({ found: finance, calls: { quoteFinance } })
  quote.send({ type: "CHANGE_TERM", term: 24 })
  await quote.pass(QUOTE_DELAY_MS)
  expect(quote.now().value).toBe("error")

  isDown = false
  quote.send({ type: "RETRY" })
  await quote.pass(0)

  expect(quote.now().value).toEqual({ loaded: "resting" })
  expect(quote.now().context.wish?.term).toBe(24)
})

test("RETRY fetches the products again after a failure", async () => {
  let isDown = true
  const fetchFinanceDefaults = async () => {
    if (isDown) throw new Error("down")
    return DEFAULTS
  }
  const quote = openQuote({ calls: { fetchFinanceDefaults } })
  await quote.pass(0)
  expect(quote.now().value).toBe("error")

  isDown = false
  quote.send({ type: "RETRY" })
  await quote.pass(0)

  expect(quote.now().value).toEqual({ loaded: "resting" })
})

test("findFinance limits the requested repayment period and deposit to the range of the finance product", async () => {
  const finance = await findFinance(CALLS, FINANCED_CAR, { wanted: { familyKey: "HP", term: 99, deposit: 9000 } })

  expect(finance?.wish).toMatchObject({ familyKey: "HP", term: 60, deposit: 7200, annualMileage: null })
  const back = await findFinance(CALLS, FINANCED_CAR, { wanted: { payment: 200, calculation: "ToCashDeposit" } })
  expect(back?.wish).toMatchObject({ deposit: 2400, payment: 200 })
})

test.each([
  [30, 24],
  [31, 36],
  [5, 24],
  [90, 48],
])(
  "the allowed value closest to %i is %i, and of two equally close values the smaller one is used",
  (wanted, value) => {
    expect(toValueWithin({ Default: 48, Min: 24, Max: 48, Values: [24, 36, 48] }, wanted)).toBe(value)
  },
)
