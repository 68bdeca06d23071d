import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { RunningService } from "@forecourt/service-kit/http"
import { readSettings } from "@forecourt/service-kit/settings"
import { type ContentConfig, readContentConfig } from "../src/content.config.ts"
import type { Template } from "../src/templates/template.types.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"
import { startContentService } from "./start-content-service.ts"

export const SITE = "fx-cars"
export const STORIES = 16
export const PHRASES = 1201

export interface Fixture extends RunningService {
  readonly folder: string
  readonly said: readonly string[]
  readonly runQuery: (query: string, variables?: object, headers?: Record<string, string>) => Promise<ResponseData>
  readonly author: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly end: () => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: responses are as free as the requests; tests read what they requested
export type ResponseData = any

type Overrides = Partial<ContentConfig>
type Start<Config> = (
  folder: string,
  overrides: Partial<Config>,
  log: (line: string) => void,
) => Promise<RunningService>

export function startFixture(overrides: Overrides = {}): Promise<Fixture> {
  return createFixture(startAgain, overrides)
}

export async function createFixture<Config>(start: Start<Config>, overrides: Partial<Config>): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-content-"))
  writeSite(join(folder, "sites", SITE, "content"))
  const said: string[] = []
  const service = await start(folder, overrides, (line) => said.push(line))
  const end = async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...service, folder, said, runQuery: requester(service.url), author: authorAt(service.url), end }
}

export function startAgain(
  folder: string,
  overrides: Overrides = {},
  log: (line: string) => void = () => {},
  templates: readonly Template[] = FIXTURE_TEMPLATES,
): Promise<RunningService> {
  return startContentService({ ...fixtureConfig(folder), port: 0, ...overrides }, { templates, log })
}

export function fixtureConfig(folder: string): ContentConfig {
  const folders = { data: join(folder, "data"), sites: join(folder, "sites") }
  return { ...readSettings("content", {}, (settings) => readContentConfig(settings, folders)), rateLimit: 0 }
}

export function storyDate(n: number): string {
  return new Date(Date.UTC(2026, 0, 5 + 7 * n, 8)).toISOString().replace(".000", "")
}

export function contentFile(folder: string, path: string): string {
  return join(folder, "sites", SITE, "content", path)
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

function writeSite(content: string): void {
  cpSync(join(import.meta.dirname, "fixture/sites", SITE, "content"), content, { recursive: true })
  for (let n = 1; n <= STORIES; n++) {
    for (const language of ["sv", "en"]) {
      writeJson(join(content, `pages/stories/story-${n}/${language}.json`), {
        name: `Story ${n}`,
        template: "StoryPage",
        fields: {
          date: { value: storyDate(n) },
          title: { value: `Title ${n} ${language}` },
          premble: { value: "First line\nsecond line" },
          image: { value: { src: `/-/media/stories/${n}.jpg`, alt: "", width: 800, height: 600 } },
          tags: [{ id: n % 2 === 0 ? "Data/Tags/electric" : "Data/Tags/workshop" }],
          rank: n % 3,
        },
        layout: { main: [] },
      })
    }
  }
  const phrases = Array.from({ length: PHRASES }, (_, n) => [`phrase.${String(n).padStart(4, "0")}`, `Text ${n}`])
  writeJson(join(content, "dictionary.sv.json"), Object.fromEntries(phrases))
}

function requester(url: string): Fixture["runQuery"] {
  return async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${url}/sitecore/api/graph/edge`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key", ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const reply = (await response.json()) as { data?: ResponseData; errors?: { message: string }[] }
    if (reply.errors !== undefined) throw new Error(reply.errors.map(({ message }) => message).join("\n"))
    return reply.data
  }
}

export function authorAt(url: string): Fixture["author"] {
  return (method, path, body, headers = {}) =>
    fetch(`${url}/authoring/${path}`, {
      method,
      headers: { authorization: "Bearer forecourt-local-authoring", ...headers },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
}
