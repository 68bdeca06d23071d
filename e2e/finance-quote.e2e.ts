import type { Page } from "@playwright/test"
import { SECRETS } from "../scripts/servers.ts"
import { alive, expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"

const SITE = "uk-automotive"
const CALLS = "**/api/codeweaver/**"
const SENTENCE =
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle."

interface Found {
  readonly car_id: string
  readonly slug: string
  readonly car_price?: number
  readonly car_regno?: string
  readonly car_is_sample?: boolean
  readonly car_vehicle_type_code?: string
  readonly car_firstregistration?: string
}

async function findPath(): Promise<string> {
  const fields = ["car_id", "slug", "car_price", "car_regno", "car_is_sample", "car_vehicle_type_code"]
  const response = await fetch(`${platformUrl()}/search`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_SEARCH_KEY },
    body: JSON.stringify({
      index: `stock-${SITE}`,
      limit: 100,
      fields: [...fields, "car_firstregistration"],
      filters: [{ name: "car_is_sold", values: [true], exclude: true }],
    }),
  })
  const { content }: { content: readonly Found[] } = await response.json()
  const car = content.find(
    (item) =>
      item.car_regno !== undefined &&
      !item.car_is_sample &&
      item.car_vehicle_type_code !== "LCV" &&
      (item.car_price ?? 0) > 10_000 &&
      (item.car_firstregistration ?? "") > "2024-01-01",
  )
  if (car === undefined) throw new Error("e2e: no car of the UK's stock can be financed. Look at the seed.")
  return `/buy-car/car/${car.car_id}/${car.slug}`
}

const quote = (page: Page) => page.locator("[data-scope=finance-quote][data-part=root]")
const slider = (page: Page, name: string) => quote(page).getByRole("slider", { name })
const detail = (page: Page, name: string) => quote(page).locator("dl > div").filter({ hasText: name }).locator("dd")

async function open(page: Page): Promise<void> {
  await leavePicturesOut(page)
  await page.goto(siteUrl(SITE) + (await findPath()))
}

test("a visitor using only the keyboard changes the number of months, the deposit and the monthly payment of a quote [spec 2 §1 uk.finance, §4 finance-widget.deposit finance-widget.payment finance-widget.quote, §9 finance-units]", async ({
  page,
}) => {
  await open(page)
  await alive(quote(page))
  await expect(slider(page, "Term")).toHaveAttribute("aria-valuetext", "48 months")
  const [deposit, payment] = [slider(page, "Deposit"), slider(page, "Monthly payment")]
  const previous = await payment.getAttribute("aria-valuetext")

  await slider(page, "Term").focus()
  await page.keyboard.press("ArrowLeft")
  await expect(detail(page, "36 monthly payments of")).toHaveCount(1)
  await expect(payment).not.toHaveAttribute("aria-valuetext", String(previous))

  const shorter = await payment.getAttribute("aria-valuetext")
  await deposit.focus()
  await page.keyboard.press("PageUp")
  await expect(payment).not.toHaveAttribute("aria-valuetext", String(shorter))
  const paid = await deposit.getAttribute("aria-valuetext")
  await expect(detail(page, "Deposit")).toContainText(String(paid))

  await payment.focus()
  await page.keyboard.press("ArrowRight")
  await expect(deposit).not.toHaveAttribute("aria-valuetext", String(paid))
  await expect(detail(page, "36 monthly payments of")).toContainText(
    String(await payment.getAttribute("aria-valuetext")),
  )

  await quote(page).getByRole("radio", { name: "Personal Contract Purchase" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(slider(page, "Annual mileage")).toHaveCount(0)
  await expect(detail(page, "Optional final payment")).toHaveCount(0)
})

test("both products are in one table with the same terms, which fits the page at 320 px [spec 2 §3 finance-quote.quote]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await alive(quote(page))
  const table = quote(page).getByRole("table")
  await expect(table.getByRole("columnheader")).toHaveText(["Personal Contract Purchase", "Hire Purchase"])

  await slider(page, "Term").focus()
  await page.keyboard.press("ArrowLeft")

  await expect(table.getByRole("caption")).toContainText("36 months")
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})

test("changing the repayment period adds the quote's reference to the link to the finance provider [spec 2 §7 finance-calls.links]", async ({
  page,
}) => {
  const urls: string[] = []
  page.on("request", (request) => void urls.push(request.url()))
  await open(page)
  await alive(quote(page))
  await slider(page, "Term").focus()
  await page.keyboard.press("ArrowLeft")
  await expect(detail(page, "36 monthly payments of")).toHaveCount(1)

  await expect(quote(page).getByRole("link", { name: "Apply" })).toHaveAttribute("href", /[?&]quoteReference=[\w-]+$/)
  for (const [name, path] of [
    ["Reserve this car", "/buy-car/reserve-a-car"],
    ["Value your part exchange", "/sell-car/part-exchange"],
  ] as const)
    await expect(quote(page).getByRole("link", { name })).toHaveAttribute("href", path)
  // First the visitor's own reference, then the changed term.
  const calls = urls.filter((url) => url.includes("/api/codeweaver/"))
  expect(new Set(calls.map((url) => new URL(url).pathname))).toEqual(
    new Set(["/api/codeweaver/cfd", "/api/codeweaver/legal"]),
  )
})

test("the page shows an error message when the finance service is down [spec 2 §8 finance-failure.sentence]", async ({
  page,
  complaints,
}) => {
  await open(page)
  await alive(quote(page))
  await page.route(CALLS, (route) => route.fulfill({ status: 502, json: { message: "Gone", code: "ServiceFailed" } }))
  await slider(page, "Term").focus()
  await page.keyboard.press("ArrowLeft")

  await expect(quote(page).getByText(SENTENCE, { exact: true })).toBeVisible()
  await expect(slider(page, "Term")).toHaveCount(0)
  // The log has the reason, and the browser logs the failed response.
  expect(complaints.splice(0).filter((line) => !/status of 502|finance-quote: there is no quote/.test(line))).toEqual(
    [],
  )
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the quote's form calculates the payment from the deposit and the deposit from the payment [spec 2 §4 finance-widget.deposit finance-widget.payment]", async ({
    page,
  }) => {
    await open(page)
    await expect(detail(page, "48 monthly payments of")).toHaveCount(1)
    await expect(quote(page).getByText("is a credit broker, not a lender")).toBeVisible()
    await expect(quote(page).getByRole("columnheader")).toHaveText(["Personal Contract Purchase", "Hire Purchase"])

    await slider(page, "Term").fill("24")
    await quote(page).getByRole("button", { name: "Work out the monthly payment" }).click()
    await expect(detail(page, "24 monthly payments of")).toHaveCount(1)

    const previous = await detail(page, "Deposit").textContent()
    await slider(page, "Monthly payment").press("ArrowLeft")
    await quote(page).getByRole("button", { name: "Work out the deposit" }).click()
    await expect(detail(page, "Deposit")).not.toHaveText(String(previous))
    expect(new URL(page.url()).hash).toBe("#finance")
  })
  test("the form adds a part exchange to the deposit and keeps it on the next page", async ({ page }) => {
    await open(page)
    const value = quote(page).getByRole("spinbutton", { name: "Value of the car" })
    await value.fill("£1,000")
    await quote(page).getByRole("button", { name: "Work out the monthly payment" }).click()

    await expect(detail(page, "Part exchange")).toHaveText("£1,000")
    await expect(detail(page, "Total deposit")).toHaveCount(1)
    await expect(value).toHaveValue("1000")

    await quote(page).getByRole("spinbutton", { name: "Finance still owed on it" }).fill("90000")
    await quote(page).getByRole("button", { name: "Work out the monthly payment" }).click()
    await expect(quote(page).getByText("so we cannot show a quote")).toBeVisible()
    await expect(quote(page).getByText("APR")).toHaveCount(0)
  })
})
