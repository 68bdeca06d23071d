import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readSettings } from "@forecourt/service-kit/settings"
import type { Engine } from "@forecourt/service-kit/test-harness"
import { onTestFinished } from "vitest"
import { readSearchConfig, type SearchConfig } from "../src/search.config.ts"
import { openSearchService, type SearchSurroundings } from "../src/search-service.ts"

export const API_KEY = "key-of-the-tests"
export const WRITE_KEY = "key-for-writing"
export const STOCK = "stock-se-used"

// biome-ignore lint/suspicious/noExplicitAny: responses are as free as the requests; tests read what they requested
export type Body = any

export interface SearchResponseOf {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

export interface TriedSearch {
  readonly folder: string
  readonly database: string | null
  readonly said: readonly string[]
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly search: (request: unknown, headers?: Record<string, string>) => Promise<SearchResponseOf>
  readonly prices: (key: number | string, headers?: Record<string, string>) => Promise<SearchResponseOf>
  readonly write: (method: string, path: string, body?: unknown) => Promise<SearchResponseOf>
  readonly close: () => Promise<void>
}

export function createCar(id: number | string, fields: object = {}): Record<string, unknown> {
  return { car_id: String(id), slug: `car-${id}`, car_brand: "Vik", car_model: "Kombi", car_price: 100_000, ...fields }
}

export function getLines(documents: readonly unknown[]): string {
  return documents.map((document) => JSON.stringify(document)).join("\n")
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-search-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function createSettings(folder: string, database: string | null = null): SearchConfig {
  const preset = readSettings("search", {}, (settings) => readSearchConfig(settings, { data: folder, apiKey: API_KEY }))
  return { ...preset, database, writeKey: WRITE_KEY, maxSearches: 1_000_000, budgetMs: 10_000 }
}

export async function startSearch(
  settings: Partial<SearchConfig> = {},
  surroundings: Partial<SearchSurroundings> = {},
): Promise<TriedSearch> {
  const folder = settings.dataFolder ?? newFolder()
  const config = { ...createSettings(folder), ...settings }
  const said: string[] = []
  const { app, close } = await openSearchService(config, { log: (line) => void said.push(line), ...surroundings })
  let ended: Promise<void> | null = null
  const end = () => {
    ended ??= close()
    return ended
  }
  onTestFinished(end)
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return {
    folder,
    database: config.database,
    said,
    close: end,
    fetch: request,
    search: async (body, headers = {}) =>
      read(
        await request("/search", {
          method: "POST",
          headers: { "x-api-key": API_KEY, ...headers },
          body: getText(body),
        }),
      ),
    prices: async (key, headers = {}) =>
      read(await request(`/search/${STOCK}/${key}/prices`, { headers: { "x-api-key": API_KEY, ...headers } })),
    write: async (method, path, body) =>
      read(
        await request(path, {
          method,
          headers: { "x-api-key": WRITE_KEY },
          ...(body !== undefined && { body: getText(body) }),
        }),
      ),
  }
}

export async function startOn(engine: Pick<Engine, "newDatabase">, settings: Partial<SearchConfig> = {}) {
  return startSearch({ database: await engine.newDatabase(), ...settings })
}

async function read(response: Response): Promise<SearchResponseOf> {
  const text = await response.text()
  return { status: response.status, body: text === "" ? null : JSON.parse(text), headers: response.headers }
}

function getText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body)
}
