import { parseAnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"
import { removeReference } from "@forecourt/finance-quote-machine"
import { act, cleanup, fireEvent, render, within } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { SimulatedClock } from "xstate"
import dictionary from "../../../../schemas/site/dictionary.schema.json" with { type: "json" }
import { createFoundFinance, financeQuote, financeWorld, type Lender } from "../../test/finance-quote.tsx"
import { siteFor } from "../../test/render.tsx"
import { FinanceQuote, type FinanceQuoteProps } from "./finance-quote.client.tsx"

afterEach(() => {
  cleanup()
  delete window.dataLayer
})

const site = siteFor({
  name: "uk-automotive",
  language: "en",
  locale: "en-GB",
  text: (key) => dictionary.properties[key as "financeQuote.title"]["x-text"].en,
})
const SENTENCE =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle."

interface Options {
  readonly lender?: Lender
  readonly props?: Partial<FinanceQuoteProps>
}

async function openQuote({ lender = "answers", props = {} }: Options = {}) {
  const clock = new SimulatedClock()
  const { requests, Around } = financeWorld(lender, clock)
  const { container } = await act(async () =>
    render(<FinanceQuote {...financeQuote(site, props)} />, { wrapper: Around }),
  )
  const quote = within(container)
  const slider = (name: string) => quote.getByRole<HTMLInputElement>("slider", { name })
  return {
    container,
    quote,
    requests,
    slider,
    move: (name: string, value: number) =>
      act(async () => void fireEvent.change(slider(name), { target: { value: String(value) } })),
    /** Types an amount into a field and leaves the field. */
    type: (name: string, text: string) =>
      act(async () => {
        const field = quote.getByRole<HTMLInputElement>("spinbutton", { name })
        field.value = text
        fireEvent.blur(field)
      }),
    rest: () => act(async () => clock.increment(400)),
    readValueText: (name: string) => slider(name).getAttribute("aria-valuetext"),
    main: () => container.querySelector("output[data-part=main]")?.textContent,
    /** Returns the parameters of the last request for the chosen product. */
    lastParameters: () =>
      requests
        .flatMap(({ VehicleRequests }) => VehicleRequests.map(({ Parameters }) => Parameters))
        .findLast(
          ({ FinanceProductFamilyKeys: [key] }) => key === container.querySelector("form")?.financeProduct.value,
        ),
  }
}

test("the server-rendered HTML contains the quote with its monthly cost, interest rate and legal texts [spec 2 §1 uk.finance]", () => {
  const html = renderToStaticMarkup(<FinanceQuote {...financeQuote(site)} />)

  expect(html).toMatch(/£\d+\.\d\d/)
  for (const text of [
    "% APR",
    "Representative example",
    "Optional final payment",
    "Total amount payable",
    "is a credit broker, not a lender",
  ])
    expect(html).toContain(text)
  expect(html).not.toContain("NaN")
})

test("the slider values are announced in months, pounds and miles [spec 2 §9 finance-units]", async () => {
  const { readValueText } = await openQuote()

  expect(readValueText("Term")).toBe("48 months")
  expect(readValueText("Annual mileage")).toBe("10,000 miles")
  expect(readValueText("Deposit")).toBe("£1,700")
  expect(readValueText("Monthly payment")).toMatch(/^£\d{3}\.\d{2}$/)
})

test("changing the deposit recalculates the payment, and changing the payment recalculates the deposit [spec 2 §4 finance-widget.deposit finance-widget.payment]", async () => {
  const { move, rest, readValueText, main, lastParameters } = await openQuote()
  const previous = readValueText("Monthly payment")

  await move("Deposit", 3000)
  await rest()
  expect(lastParameters()).toMatchObject({ CalculationType: "ToRegularPayment", CashDeposit: 3000 })
  expect(readValueText("Deposit")).toBe("£3,000")
  expect(readValueText("Monthly payment")).not.toBe(previous)
  expect(main()).toContain(readValueText("Monthly payment"))

  await move("Monthly payment", 250)
  await rest()
  expect(lastParameters()).toMatchObject({ CalculationType: "ToCashDeposit", RegularPayment: 250 })
  expect(readValueText("Monthly payment")).toBe("£250")
  expect(readValueText("Deposit")).not.toBe("£3,000")
})

test("the mileage slider snaps to listed values and is hidden for hire purchase", async () => {
  const { quote, move, rest, readValueText, lastParameters } = await openQuote()
  await move("Annual mileage", 11_000)
  expect(readValueText("Annual mileage")).toBe("12,000 miles")

  await act(async () => void fireEvent.click(quote.getByRole("radio", { name: "Hire Purchase" })))
  await rest()
  expect(lastParameters()).toMatchObject({ FinanceProductFamilyKeys: ["HP"] })
  expect(quote.queryByRole("slider", { name: "Annual mileage" })).toBeNull()
  expect(quote.queryByText("Optional final payment", { selector: "dt" })).toBeNull()
})

const LABELS = [
  "Monthly payment",
  "Representative APR",
  "Number of monthly payments",
  "Cash price",
  "Deposit",
  "Amount of credit",
  "Interest rate",
  "Type of rate",
  "Duration of agreement",
  "Fees",
  "Optional final payment",
  "Annual mileage",
  "Total amount payable",
  "Total charge for credit",
  "What happens at the end",
]

/** Reads the table of all products: the headings of its columns, and the values of each row by its label. */
function readTable(container: HTMLElement) {
  const table = container.querySelector("[data-scope=finance-comparison] table")
  const readTexts = (parent: Element | null | undefined, selector: string) =>
    [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  const rows = [...(table?.querySelectorAll("tbody") ?? [])]
  return {
    terms: table?.querySelector("caption")?.textContent,
    columns: readTexts(table, "thead th"),
    rows: Object.fromEntries(rows.map((row) => [readTexts(row, "th").join(), readTexts(row, "td")])),
  }
}

test("the server-rendered HTML contains both products in one table with the same term and deposit [spec 2 §3 finance-quote.quote]", () => {
  const container = document.createElement("div")
  container.innerHTML = renderToStaticMarkup(<FinanceQuote {...financeQuote(site)} />)
  const { terms, columns, rows } = readTable(container)

  expect(terms).toBe("48 months with a deposit of £1,700")
  expect(columns).toEqual(["Personal Contract Purchase", "Hire Purchase"])
  expect(Object.keys(rows)).toEqual(LABELS)
  expect(rows).toMatchObject({
    "Representative APR": ["9.9% APR", "10.9% APR"],
    "Cash price": ["£16,995", "£16,995"],
    Deposit: ["£1,700", "£1,700"],
    "Amount of credit": ["£15,295", "£15,295"],
    "Interest rate": ["9.46%", "10.35%"],
    "Type of rate": ["Fixed", "Fixed"],
    "Duration of agreement": ["49 months", "48 months"],
    Fees: ["Option to purchase fee £10", "Option to purchase fee £10"],
    "Optional final payment": ["£6,118", "None"],
    "Annual mileage": ["10,000 miles", "None"],
    "What happens at the end": [
      "Pay the optional final payment and keep the car, part exchange it, or hand it back within the agreed mileage and condition.",
      "The car is yours after the last payment and any option to purchase fee.",
    ],
  })
})

test("the monthly payment and the APR are the only values with the main style", () => {
  const container = document.createElement("div")
  container.innerHTML = renderToStaticMarkup(<FinanceQuote {...financeQuote(site)} />)
  const main = container.querySelectorAll("[data-scope=finance-comparison] td[data-main]")

  expect([...main].map((value) => value.closest("tbody")?.querySelector("th")?.textContent)).toEqual([
    "Monthly payment",
    "Monthly payment",
    "Representative APR",
    "Representative APR",
  ])
})

test("both columns change together after a change of the term, the deposit or the payment", async () => {
  const { container, move, rest, readValueText } = await openQuote()
  const previous = readTable(container)

  await move("Deposit", 3000)
  expect(readTable(container)).toEqual(previous)
  await rest()
  expect(readTable(container).rows.Deposit).toEqual(["£3,000", "£3,000"])

  await move("Monthly payment", 250)
  await rest()
  const { terms, rows } = readTable(container)
  expect(rows["Monthly payment"]?.[0]).toBe("£250")
  expect(rows.Deposit).toEqual([readValueText("Deposit"), readValueText("Deposit")])
  expect(terms).toBe(`48 months with a deposit of ${readValueText("Deposit")}`)
})

test("the page says in one sentence which product cannot be quoted with the chosen terms", async () => {
  const { container, quote, move, rest } = await openQuote()
  await act(async () => void fireEvent.click(quote.getByRole("radio", { name: "Hire Purchase" })))
  await move("Term", 60)
  await rest()

  expect(readTable(container).columns).toEqual(["Hire Purchase"])
  expect(container.querySelector("[data-scope=finance-comparison]")?.textContent).toContain(
    "Personal Contract Purchase cannot be quoted for 60 months with a deposit of £1,700, so it is not shown here.",
  )
})

test("the form keeps the chosen mileage while hire purchase is selected", async () => {
  const { container, quote, rest } = await openQuote()
  await act(async () => void fireEvent.click(quote.getByRole("radio", { name: "Hire Purchase" })))
  await rest()

  expect(new FormData(container.querySelector("form") ?? undefined).get("financeMileage")).toBe("10000")
  expect(readTable(container).rows["Annual mileage"]).toEqual(["10,000 miles", "None"])
})

function readSum(container: HTMLElement) {
  const lines = container.querySelectorAll("[data-scope=finance-part-exchange] > [data-part=line]")
  return [...lines].map((line) => [line.querySelector("dt")?.textContent, line.querySelector("dd")?.textContent])
}

const readFault = (container: HTMLElement) => container.querySelector("[data-part=fault]")?.textContent

test("the deposit is shown as a sum of the cash, the part exchange and the settled finance", async () => {
  const { container, move, rest, type, lastParameters } = await openQuote()
  expect(readSum(container)).toEqual([])

  await type("Value of the car", "4500")
  await type("Finance still owed on it", "1200")
  await rest()

  expect(readSum(container)).toEqual([
    ["Cash deposit", "£1,700"],
    ["Part exchange", "£4,500"],
    ["Less finance to settle", "-£1,200"],
    ["Total deposit", "£5,000"],
  ])
  expect(lastParameters()).toMatchObject({ CashDeposit: 5000 })
  expect(readTable(container).rows.Deposit).toEqual(["£5,000", "£5,000"])

  await move("Cash deposit", 0)
  await rest()
  expect(readSum(container).at(-1)).toEqual(["Total deposit", "£3,300"])
  expect(readFault(container)).toBeUndefined()
})

const EQUITY =
  "More finance is owed on your current car than its value and your cash deposit together, so we cannot show a quote."
const LIMITS =
  "The total deposit for Personal Contract Purchase has to be between £0 and £5,948, so we cannot show a quote."

test.each([
  ["negative equity", "Finance still owed on it", "1800", EQUITY],
  ["a total above the lender's limit", "Value of the car", "4300", LIMITS],
])("a deposit with %s shows a sentence and no figure", async (_, field, amount, sentence) => {
  const { container, quote, rest, type, requests } = await openQuote()
  await type(field, amount)
  await rest()

  expect(readFault(container)).toBe(sentence)
  expect(
    readSum(container)
      .map(([label]) => label)
      .includes("Total deposit"),
  ).toBe(sentence === LIMITS)
  expect(container.textContent).not.toMatch(/APR|a month|£\d+\.\d\d/)
  expect(quote.queryByRole("slider", { name: "Monthly payment" })).toBeNull()
  expect(quote.queryByRole("table")).toBeNull()
  expect(requests).toEqual([])

  await type(field, "100")
  await rest()
  expect(readFault(container)).toBeUndefined()
  expect(readTable(container).columns).toHaveLength(2)
})

test("the server-rendered HTML contains the reason why a deposit has no quote, and keeps the amounts in the form", () => {
  const { wish, ...found } = createFoundFinance()
  const refused = {
    ...found,
    wish: { ...wish, partExchange: 1000, settlement: 4000 },
    quote: null,
    fault: "equity" as const,
  }
  const container = document.createElement("div")
  container.innerHTML = renderToStaticMarkup(<FinanceQuote {...financeQuote(site, { found: refused })} />)

  expect(container.textContent).toContain(EQUITY)
  expect(container.textContent).not.toMatch(/APR|a month/)
  const form = new FormData(container.querySelector("form") ?? undefined)
  expect([form.get("financePartExchange"), form.get("financeSettlement")]).toEqual(["1000", "4000"])
})

test("the previous quote remains visible, marked as busy, while a new quote is calculated [spec 2 §4 finance-widget.states]", async () => {
  const { container, move, main } = await openQuote()
  const previous = main()
  await move("Term", 24)

  expect(main()).toBe(previous)
  expect(container.querySelector("form")?.getAttribute("aria-busy")).toBe("true")
})

test("the browser loads a quote that the server did not load [spec 2 §4 finance-widget.states]", async () => {
  const waiting = await openQuote({ lender: "never", props: { found: null } })
  expect(waiting.container.querySelector("[data-part=root]")?.getAttribute("data-state")).toBe("loading")
  cleanup()

  const { main } = await openQuote({ props: { found: null } })
  expect(main()).toMatch(/£\d+\.\d\d/)
})

test("the page shows an error message when the lender does not respond, with and without JavaScript [spec 2 §8 finance-failure.sentence]", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {})
  const { quote } = await openQuote({ lender: "gone", props: { found: null } })

  expect(quote.getByRole("status").textContent).toBe(SENTENCE)
  expect(said.mock.calls).toEqual([["finance-quote: there is no quote (502 ServiceFailed)."]])
  expect(renderToStaticMarkup(<FinanceQuote {...financeQuote(site, { found: null })} />)).toContain(
    SENTENCE.replaceAll("'", "&#x27;"),
  )
  said.mockRestore()
})

test("a failed quote has a button that requests it again", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {})
  const { quote } = await openQuote({ lender: "gone", props: { found: null } })

  await act(async () => quote.getByRole("button", { name: "Try again" }).click())

  expect(said).toHaveBeenCalledTimes(2)
  expect(quote.getByRole("status").textContent).toBe(SENTENCE)
  said.mockRestore()
})

test("the focus stays inside the finance section after a retry", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {})
  const { container, quote } = await openQuote({ lender: "gone once", props: { found: null } })
  const button = quote.getByRole("button", { name: "Try again" })
  button.focus()

  await act(async () => button.click())

  expect(button.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(container.contains(document.activeElement)).toBe(true)
  said.mockRestore()
})

test("the links to the finance provider have no quote reference in cached HTML and get one after hydration", async () => {
  const props = { found: removeReference(createFoundFinance()) }
  expect(renderToStaticMarkup(<FinanceQuote {...financeQuote(site, props)} />)).not.toMatch(/quoteReference|quote-PCP/)

  const { quote } = await openQuote({ props })

  expect(quote.getByRole<HTMLAnchorElement>("link", { name: /Reserve/ }).href).toContain("quoteReference=quote-PCP")
})

test("the finance section is hidden when the lender rejects a recalculation [spec 2 §8 finance-failure.hidden]", async () => {
  const { container, move, rest } = await openQuote({ lender: "refuses" })
  await move("Term", 24)
  await rest()

  const root = container.querySelector<HTMLElement>("[data-scope=finance-quote][data-part=root]")
  expect([root?.hidden, root?.getAttribute("data-state"), root?.textContent]).toEqual([true, "hidden", ""])
})

test("links to the provider contain the quote's reference and no data about the car [spec 2 §7 finance-calls.links]", async () => {
  const { quote } = await openQuote()
  const href = (name: string) => new URL(quote.getByRole<HTMLAnchorElement>("link", { name }).href)
  const names = ["Apply", "Reserve this car", "Value your part exchange"]

  expect(names.map((name) => [href(name).pathname, href(name).searchParams.get("quoteReference")])).toEqual([
    ["/apply", "quote-PCP-48-170000"],
    ["/reserve", "quote-PCP-48-170000"],
    ["/part-exchange", "quote-PCP-48-170000"],
  ])
  for (const name of names) expect(href(name).href).not.toMatch(/AB73|0FX/)
})

test("without JavaScript the form reloads the page with the chosen amounts and no data about the car or the visitor", async () => {
  const { container } = await openQuote()
  const form = container.querySelector("form")

  expect([form?.method, form?.getAttribute("action")]).toEqual([
    "get",
    "/buy-car/used-cars/41284/volkswagen-id3#finance",
  ])
  expect([...new FormData(form ?? undefined).keys()]).toEqual([
    "financeProduct",
    "financeTerm",
    "financeMileage",
    "financeDeposit",
    "financePartExchange",
    "financeSettlement",
    "financePayment",
  ])
  expect(
    [...(form?.querySelectorAll<HTMLButtonElement>("button[type=submit]") ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
  ).toEqual([
    ["financeBy", "deposit"],
    ["financeBy", "payment"],
  ])
})

test("collapsing the finance quote pushes an analytics event [spec 2 §2.5 car-costs.quote]", async () => {
  window.dataLayer = []
  const { container } = await openQuote()
  const details = container.querySelector("details")
  if (details === null) throw new Error("There is no disclosure.")
  details.open = false
  await act(async () => void fireEvent(details, new Event("toggle")))

  expect(window.dataLayer).toEqual([
    { event: "product_cost", item_id: "41284", cost_type: "finance", cost_action: "close" },
  ])
  expect(window.dataLayer.map(parseAnalyticsEvent)).not.toContain(null)
})
