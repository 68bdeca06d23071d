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
  /** Runs a GraphQL query and returns its data. Throws when the response contains errors. */
  readonly runQuery: (query: string, variables?: object, headers?: Record<string, string>) => Promise<ResponseData>
  /** Calls the authoring API. */
  readonly author: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Stops the service and deletes its storage. */
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

/** Starts the content service on a free port, with a separate copy of the fixture site. */
export function startFixture(overrides: Overrides = {}): Promise<Fixture> {
  return createFixture(startAgain, overrides)
}

/** Creates the fixture for any content server. */
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

/** Starts the service with the storage and seeds of a folder. */
export function startAgain(
  folder: string,
  overrides: Overrides = {},
  log: (line: string) => void = () => {},
  templates: readonly Template[] = FIXTURE_TEMPLATES,
): Promise<RunningService> {
  return startContentService({ ...fixtureConfig(folder), port: 0, ...overrides }, { templates, log })
}

/** Returns the settings for the storage and seeds of a folder, as in development. */
export function fixtureConfig(folder: string): ContentConfig {
  const folders = { data: join(folder, "data"), sites: join(folder, "sites") }
  return { ...readSettings("content", {}, (settings) => readContentConfig(settings, folders)), rateLimit: 0 }
}

/** Returns the date of the n-th story, with one story per week. */
export function storyDate(n: number): string {
  return new Date(Date.UTC(2026, 0, 5 + 7 * n, 8)).toISOString().replace(".000", "")
}

/** Returns a path inside the content of the fixture to which a test may write. */
export function contentFile(folder: string, path: string): string {
  return join(folder, "sites", SITE, "content", path)
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

/** Writes the static pages, and many generated stories and phrases. */
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

/** Creates a function that calls the authoring API of a service. */
export function authorAt(url: string): Fixture["author"] {
  return (method, path, body, headers = {}) =>
    fetch(`${url}/authoring/${path}`, {
      method,
      headers: { authorization: "Bearer forecourt-local-authoring", ...headers },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
}
