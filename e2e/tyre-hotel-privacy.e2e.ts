import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"
import {
  ALVA,
  chooseTime,
  expect,
  fillContact,
  openFlow,
  requestCode,
  startTyreHotel,
  test,
  typeCode,
} from "./tyre-hotel.ts"

const COMMENT = "Ring porttelefonen vid Lindgatan"

test("the number plate, phone number, names, address, login code and tokens never appear in URLs, logs, events, cookies or persistent storage [spec 3 §3.2 tyre-session, §7.3 tyre-analytics]", async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  const gateway = await startGateway()
  // As in production, where codes go to a gateway: in development the sender prints them on purpose.
  const hotel = await startTyreHotel({ platform: { FORECOURT_TYRE_HOTEL_SMS_URL: gateway.url } })
  const seen = watch(page)
  // Analytics receives events of visitors who consented.
  await context.addCookies([
    { name: "fc-consent", value: "1.20261121.statistics.marketing", domain: "localhost", path: "/" },
  ])
  await context.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }))

  const flow = await openFlow(page, hotel)
  await hotel.fail("authorization/search", { kind: "broken-json" })
  await flow.plate.fill("ABC123")
  await flow.button("Fortsätt").click()
  await expect(flow.alert).toBeVisible()
  await hotel.mend()
  await requestCode(flow, "ABC123")
  const code = await gateway.code()
  await typeCode(
    flow,
    code.replace(/\d$/, (last) => String((Number(last) + 1) % 10)),
  )
  await flow.button("Verifiera kod").click()
  await expect(flow.alert).toBeVisible()
  await typeCode(flow, code)
  await flow.button("Verifiera kod").click()
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow, { ...ALVA, phone: "0709998877" })
  await flow.root.getByLabel("Kommentar").fill(COMMENT)
  await hotel.fail("booking/create", { kind: "status", status: 500 })
  await flow.button("Genomför bokning").click()
  await expect(flow.alert).toBeVisible()
  await hotel.mend()
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await flow.stars("2 av 5").click({ force: true })
  await flow.root.getByLabel("Berätta gärna mer").fill(COMMENT)
  await flow.button("Skicka betyg").click()
  await expect(flow.root.getByText("Tack för att du tog dig tid!")).toBeVisible()

  const kept = await page.evaluate(() => ({
    session: JSON.parse(sessionStorage.getItem("tire-hotel") ?? "{}"),
    keys: Object.keys(sessionStorage),
    lasting: JSON.stringify({ ...localStorage }) + document.cookie + location.href + JSON.stringify(history.state),
    events: JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer),
  }))
  await page.goto("about:blank")
  const printed = hotel.output()
  await hotel.stop()
  gateway.close()

  const { customer, credentials, validated } = kept.session
  const secrets = [
    ["ABC123", "701740605", "709998877", ALVA.firstName, ALVA.lastName, ALVA.email, "Lindgatan", code],
    [customer.encryptedPhoneNumber, credentials.authorizationToken, validated.sessionToken],
  ].flat()
  const places = {
    addresses: seen.addresses.join("\n"),
    bodies: seen.bodies.join("\n"),
    console: seen.messages.join("\n"),
    printed,
    lasting: kept.lasting,
    events: kept.events,
    cookies: JSON.stringify(await context.cookies()),
  }
  // Each place contains what it should, so that the search for personal data is not in an empty string.
  expect(kept.keys).toEqual(["tire-hotel"])
  expect(places.addresses).toContain("/api/tirehotel/booking/create?departmentIdentifier=SE-101")
  expect(places.bodies).toContain("variantId")
  expect(places.console).toContain("tyre-hotel")
  expect(places.printed).toContain("tyre-hotel-failed")
  expect(places.events).toContain('"event":"purchase"')
  expect(places.events).toContain('"flow_step":6')
  expect(secrets.every((secret) => typeof secret === "string" && secret.length > 3)).toBe(true)
  for (const [place, text] of Object.entries(places)) {
    const matchingSecrets = secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
    expect({ place, found: matchingSecrets }).toEqual({ place, found: [] })
  }
  // The browser logs what this test broke and nothing else.
  expect(
    complaints.filter((complaint) => !/40[01]|50[0-9]|findCustomer|validateCode|createBooking/.test(complaint)),
  ).toEqual([])
  expect(complaints).not.toEqual([])
  complaints.splice(0)
})

function watch(page: Page) {
  const addresses: string[] = []
  const bodies: string[] = []
  const messages: string[] = []
  page.on("request", (request) => {
    addresses.push(decodeURIComponent(request.url()), request.headers().referer ?? "")
    if (!request.url().includes("/api/tirehotel/")) bodies.push(request.postData() ?? "")
  })
  page.on("console", (message) => messages.push(message.text()))
  return { addresses, bodies, messages }
}

async function startGateway() {
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    texts.push(JSON.parse(Buffer.concat(chunks).toString()).text)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async code(): Promise<string> {
      await expect.poll(() => texts.length).toBeGreaterThan(0)
      return /\d{6}/.exec(texts.at(-1) ?? "")?.[0] ?? ""
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
