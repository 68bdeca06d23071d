import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type PlatformConfig, readConfig } from "../src/platform.config.ts"
import { type Platform, startPlatform } from "../src/start-platform.ts"
import type { Template } from "../src/templates/template.types.ts"
import { FIXTURE_TEMPLATES } from "./fixture/fixture-templates.ts"

export const SITE = "fx-cars"
export const STORIES = 16
export const PHRASES = 1201

export interface Fixture extends Platform {
  readonly folder: string
  readonly said: readonly string[]
  /** Asks the GraphQL door and answers its data; errors are thrown. */
  readonly ask: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Asks the authoring API. */
  readonly author: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Stops the platform and removes what it remembered. */
  readonly end: () => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: answers are as free as the questions; tests look at what they asked for
export type Answer = any

/** Starts a real platform on a free port, with a copy of the fixture site of its own. */
export async function startFixture(overrides: Partial<PlatformConfig> = {}): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-platform-"))
  writeSite(join(folder, "sites", SITE, "content"))
  const said: string[] = []
  const platform = await startAgain(folder, overrides, (line) => said.push(line))
  const end = async () => {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...platform, folder, said, ask: asker(platform.url), author: authorAt(platform.url), end }
}

/** Starts a platform on the storage and seeds of a folder. */
export function startAgain(
  folder: string,
  overrides: Partial<PlatformConfig> = {},
  say: (line: string) => void = () => {},
  templates: readonly Template[] = FIXTURE_TEMPLATES,
): Promise<Platform> {
  const config: PlatformConfig = {
    ...readConfig({}),
    port: 0,
    rateLimit: 0,
    dataFolder: join(folder, "data"),
    siteFolders: [join(folder, "sites")],
    ...overrides,
  }
  return startPlatform(config, templates, say)
}

/** The date of the n-th story, one a week. */
export function storyDate(n: number): string {
  return new Date(Date.UTC(2026, 0, 5 + 7 * n, 8)).toISOString().replace(".000", "")
}

/** A path inside the fixture's content that a test may write to. */
export function contentFile(folder: string, path: string): string {
  return join(folder, "sites", SITE, "content", path)
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

/** The hand-written pages, and what there must be many of: stories and phrases. */
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

function asker(url: string): Fixture["ask"] {
  return async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${url}/sitecore/api/graph/edge`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key", ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const answer = (await response.json()) as { data?: Answer; errors?: { message: string }[] }
    if (answer.errors !== undefined) throw new Error(answer.errors.map(({ message }) => message).join("\n"))
    return answer.data
  }
}

/** Asks the authoring API of a platform. */
export function authorAt(url: string): Fixture["author"] {
  return (method, path, body, headers = {}) =>
    fetch(`${url}/authoring/${path}`, {
      method,
      headers: { authorization: "Bearer forecourt-local-authoring", ...headers },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
}
