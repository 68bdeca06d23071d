import { randomUUID } from "node:crypto"
import { readFile, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import AxeBuilder from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"
import { freePort, SECRETS, startPlatform } from "../scripts/servers.ts"
import { expect, test as watched } from "./fixture.ts"
import { fetchSeededData } from "./seeded-data.ts"

interface StaffServer {
  readonly url: string
  /** The status with which the gateway of forms answers. */
  readonly gateway: { status: number }
  readonly findLink: () => string
}

const test = watched.extend<{ readonly staff: StaffServer }>({
  staff: [
    async ({ browserName: _ }, use) => {
      const gateway = { status: 202 }
      const server = createServer((request, response) => {
        request.resume().on("end", () => response.writeHead(gateway.status).end())
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      const data = await fetchSeededData()
      const platform = await startPlatform({
        port: await freePort(),
        data,
        env: { FORECOURT_FORMS_COMHUB_URL: `http://localhost:${(server.address() as AddressInfo).port}/` },
        quiet: true,
      })
      const findLink = () => /http:\S+\/staff\/sign-in\/\S+/.exec(platform.output())?.[0] ?? ""
      await use({ url: `http://localhost:${platform.port}`, gateway, findLink })
      await platform.stop()
      server.close()
      await rm(data, { recursive: true, force: true })
    },
    { timeout: 120_000 },
  ],
})

async function post(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`e2e: ${url} answered ${response.status} ${await response.text()}`)
}

function submit({ url }: StaffServer, name: string, email: string): Promise<void> {
  const values = {
    car: "10000124",
    name,
    phone: "070 174 06 05",
    email,
    message: "Finns den kvar?",
    quote: true,
    testDrive: false,
    toName: "Nya bilar",
    toEmail: "lund@norrvik.example",
    source: "se-automotive",
  }
  const body = { formName: "car-contact", formSubmissionId: randomUUID(), values }
  return post(`${url}/api/forms/comhub`, body, { "x-api-key": SECRETS.FORECOURT_FORMS_KEY })
}

function book({ url }: StaffServer): Promise<void> {
  const order = {
    customer: { firstName: "Alva", lastName: "Ek", phone: "070 174 06 99", email: "alva@example.com" },
    freeText: "Ring gärna.",
    departmentId: "SE-601",
    timeSlot: "2027-03-02T10:00:00",
    isFullDay: false,
    registrationNumber: "ABC123",
    mileage: 1,
    serviceOfferingRequests: [{ kobraId: "wheel-change", unitsSelected: null, userInput: null }],
  }
  const headers = { "x-api-key": SECRETS.FORECOURT_WORKSHOP_BOOKING_KEY, "idempotency-key": randomUUID() }
  return post(`${url}/api/mechmate/book`, order, headers)
}

/** Moves the focus with the tab key until an element has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press("Tab")
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error("e2e: the element cannot be reached with the tab key.")
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
  await page.keyboard.press("Enter")
}

const getButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const getLink = (page: Page, name: string) => page.getByRole("link", { name, exact: true })

async function signIn(page: Page, { url, findLink }: StaffServer): Promise<void> {
  await page.goto(`${url}/staff`)
  await getButton(page, "Send link").press("Enter")
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible()
  await expect.poll(findLink).not.toBe("")
  await page.goto(findLink())
  await getButton(page, "Sign in").press("Enter")
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible()
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("staff find, send again, export and erase a message, and move and cancel a visit, with the keyboard alone @gate", async ({
    page,
    staff,
  }) => {
    staff.gateway.status = 422
    await submit(staff, "Anna Berg", "anna@example.org")
    await book(staff)
    await signIn(page, staff)

    await type(page, "Find by e-mail or phone", "anna@example.org")
    await expect(page.getByText("Messages of anna@example.org")).toBeVisible()
    await press(page, page.getByRole("table").getByRole("link").first())
    await expect(page.getByText("Anna Berg")).toBeVisible()
    staff.gateway.status = 202
    await press(page, getButton(page, "Send now"))
    await expect(page.getByRole("status")).toHaveText("The message is being sent.")
    await expect(async () => {
      await page.reload()
      await expect(page.getByText("Delivered", { exact: true }).first()).toBeVisible({ timeout: 500 })
    }).toPass()

    await press(page, getLink(page, "Messages"))
    const download = page.waitForEvent("download")
    await press(page, getButton(page, "Export as CSV"))
    expect(await readFile(await (await download).path(), "utf8")).toContain('"Anna Berg"')

    await press(page, getLink(page, "Erase"))
    await type(page, "E-mail or phone", "070-174 06 05")
    await press(page, getButton(page, "Erase"))
    await expect(page.getByRole("status")).toHaveText("Erased: forms 1 message.")

    await press(page, getLink(page, "Workshop"))
    await type(page, "Find by registration number or phone", "abc 123")
    await press(page, getLink(page, "10:00"))
    await press(page, page.getByRole("radio", { name: "07:00" }), "Space")
    await press(page, getButton(page, "Move the visit"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("07:00, ABC123")
    await press(page, page.getByText("Cancel the visit…"))
    await press(page, getButton(page, "Cancel the visit"))
    await expect(page.getByRole("status")).toHaveText("The visit is cancelled.")

    await press(page, getLink(page, "Log"))
    const actions = page.getByRole("table").getByRole("cell")
    for (const action of ["searched messages", "exported messages", "erased a person", "moved a visit"])
      await expect(actions.filter({ hasText: action }).first()).toBeVisible()
  })
})

test("axe finds no violations on the pages of staff, which fit a window of 320 px", async ({
  page,
  staff,
  complaints,
}) => {
  await submit(staff, "Anna Berg", "anna@example.org")
  await book(staff)
  await page.goto(`${staff.url}/staff`)
  await expectAccessible(page)
  await signIn(page, staff)
  for (const path of [
    "leads",
    "bookings?workshop=SE-601&day=2027-03-02",
    "tyre-visits",
    "messages",
    "erase",
    "log",
    "nothing",
  ]) {
    await page.goto(`${staff.url}/staff/${path}`)
    await expectAccessible(page)
  }
  for (const path of ["leads", "bookings?workshop=SE-601&day=2027-03-02"]) {
    await page.goto(`${staff.url}/staff/${path}`)
    await page.getByRole("table").getByRole("link").first().click()
    await expectAccessible(page)
  }
  // The page of an error has its status.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")])
})

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
