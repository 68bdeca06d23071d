import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type OpenServiceWith, openServiceStorage } from "@forecourt/service-kit/service"
import type { Engine } from "@forecourt/service-kit/test-harness"
import type { ParsedMail } from "mailparser"
import type { SMTPServerOptions } from "smtp-server"
import { onTestFinished } from "vitest"
import { startMailServer } from "../../../service-kit/test/mail-server.ts"
import { service } from "../src/index.ts"
import { SERVICE, type SearchAlertsConfig } from "../src/search-alerts.config.ts"
import type { SearchAlertsContext } from "../src/search-alerts.types.ts"
import { MIGRATIONS } from "../src/storage/migrations.ts"
import { createFakeSearch, type FakeCar } from "./fake-search.ts"
import { API_KEY, createSettings, PAGES_URL } from "./settings.ts"

/** A Monday in winter, at 11:00 in Sweden. */
export const MONDAY = "2026-11-23T11:00:00+01:00"
export const VISITOR = "anna@example.org"
export const SENDER = "Rullo <bevakning@rullo.example>"
const ORIGIN = { site: "se-used", timeZone: "Europe/Stockholm", stock: "stock-se-used", sites: "sites-se-used" }

export function createRequest(changes: object = {}) {
  return {
    email: VISITOR,
    query: "car_brand=Volvo",
    path: "/bilar",
    carPath: "/bilar/bil",
    locale: "sv-SE",
    privacyNotice: "Vi sparar din adress.",
    origin: ORIGIN,
    ...changes,
  }
}

interface Shared {
  readonly folder: string
  readonly database: string | null
}

interface Opening extends Pick<Engine, "newDatabase"> {
  readonly shared?: Shared
  readonly mailOptions?: SMTPServerOptions
  readonly config?: Partial<SearchAlertsConfig>
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-search-alerts-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens the service with a mail server, a fake stock and a fixed clock. */
export async function openSearchAlerts({ newDatabase, shared, mailOptions, config: changes }: Opening) {
  const { mails, url } = await startMailServer(mailOptions)
  const place = shared ?? { folder: createFolder(), database: await newDatabase() }
  const mailServer = { url, sender: SENDER }
  const config = createSettings(place.folder, place.database, { mailServer, ...changes })
  const clock = { now: Date.parse(MONDAY) }
  const stock: { cars: readonly FakeCar[] | number | null } = { cars: [] }
  const said: string[] = []
  const storage = await openServiceStorage(config, { name: SERVICE, migrations: MIGRATIONS, now: clock.now })
  const search = createFakeSearch(() => stock.cars)
  const { app, close, tools } = (await service.open(config, {
    log: (line) => void said.push(line),
    now: () => clock.now,
    storage,
    search: search.http,
  })) as OpenServiceWith<SearchAlertsContext>
  onTestFinished(close)

  async function settle() {
    await tools.waitUntilChecked()
    await tools.outbox.waitUntilSettled()
  }

  async function request(changes: object = {}, { address = "203.0.113.7", language = "sv" } = {}) {
    const response = await app.request("/api/search-alerts", {
      method: "POST",
      headers: {
        "x-api-key": API_KEY,
        "content-type": "application/json",
        "accept-language": language,
        "x-forwarded-host": "rullo.example",
        "x-forwarded-for": address,
      },
      body: JSON.stringify(createRequest(changes)),
    })
    await settle()
    return { status: response.status, body: await response.json() }
  }

  /** Opens a page of alerts as a browser. `link` is an address from an e-mail. */
  async function visit(link: string, { method = "GET", address = "203.0.113.7", body = "" } = {}) {
    const response = await app.request(link.replace("https://rullo.example", ""), {
      method,
      headers: { "x-forwarded-for": address },
      ...(method === "POST" && { body: new URLSearchParams(body) }),
    })
    await settle()
    return { status: response.status, headers: response.headers, page: await response.text() }
  }

  /** Removes and returns the e-mails since the last call. */
  const takeMails = (): ParsedMail[] => mails.splice(0)

  return {
    ...place,
    app,
    clock,
    close,
    config,
    context: tools,
    said,
    search,
    settle,
    stock,
    storage,
    request,
    visit,
    takeMails,
    async setTime(time: string) {
      clock.now = Date.parse(time)
      await settle()
    },
    /** Requests an alert and confirms it. Returns its link. */
    async subscribe(changes: object = {}): Promise<string> {
      await request(changes)
      const link = findLink(takeMails())
      await visit(`${link}/confirm`, { method: "POST" })
      return link
    },
  }
}

export type OpenedAlerts = Awaited<ReturnType<typeof openSearchAlerts>>

/** Returns the link to the page of the alert in the first of the e-mails. */
export function findLink([mail]: readonly ParsedMail[]): string {
  const [link] = new RegExp(`${PAGES_URL}/[\\w-]+`).exec(mail?.text ?? "") ?? []
  if (link === undefined) throw new Error(`There is no link in ${mail?.text}.`)
  return link
}

export const getText = (mail: ParsedMail | undefined): string => (mail?.text ?? "").replaceAll(/[\u00a0\u202f]/g, " ")
