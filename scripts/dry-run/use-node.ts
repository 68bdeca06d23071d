import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DEMO_SEEDS } from "../../demo/stock-demo/src/seeds.ts"
import { run } from "../run-to-end.ts"
import { freePort, startServer } from "../servers.ts"
import type { Application } from "./applications.ts"
import { writeExamples } from "./examples.ts"

const PROGRAMS = [
  "calendar",
  "codegen",
  "contracts",
  "flow-kit",
  "redirects",
  "schema-compat",
  "search-engine",
  "tyre-hotel-machine",
]

const SERVICES = [
  "content-service",
  "forms-service",
  "search-alerts-service",
  "search-service",
  "tyre-hotel-service",
  "workshop-booking-service",
]

export const FOR_NODE = [...PROGRAMS, ...SERVICES].map((name) => `@forecourt/${name}`)

export async function complaintsAboutNode(app: Application): Promise<readonly string[]> {
  return [
    ...PROGRAMS.flatMap((name) => aboutPrograms(app, name)),
    ...complaintsAboutCommands(app, COMMANDS),
    ...(await aboutContentService(app)),
    ...(await aboutTyreHotelService(app)),
    ...(await aboutWorkshopBookingService(app)),
    ...(await aboutSearchService(app)),
  ]
}

export function complaintsAboutTokens(app: Application): readonly string[] {
  writeFileSync(join(app.folder, "theme.resolver.json"), JSON.stringify(THEME))
  return complaintsAboutCommands(app, TOKENS)
}

function aboutPrograms({ folder }: Application, name: string): readonly string[] {
  const examples = join(folder, "examples", name)
  const files = writeExamples(join(folder, "node_modules/@forecourt", name, "README.md"), examples)
  if (name === "redirects") writeFileSync(join(examples, "redirects.json"), JSON.stringify(REDIRECTS))
  return files.flatMap((file) => {
    const { status, stderr } = spawnSync(process.execPath, [file], { cwd: examples, encoding: "utf8" })
    return status === 0 ? [] : [`${file.slice(folder.length + 1)} ends with ${status}: ${stderr}`]
  })
}

const REDIRECTS = {
  site: "another-team",
  groups: [{ name: "Old", owner: "Web team", reason: "Moved.", rules: [{ source: "/gammal", target: "/ny" }] }],
}

const THEME = {
  name: "Another team",
  version: "2025.10",
  sets: { kit: { sources: [{ $ref: "@forecourt/ui-kit/tokens/base.tokens.json" }] } },
  modifiers: { theme: { default: "light", contexts: { light: [] } } },
  resolutionOrder: [{ $ref: "#/sets/kit" }, { $ref: "#/modifiers/theme" }],
}

type Command = readonly [line: string, status: number, says: RegExp]

const COMMANDS: readonly Command[] = [
  ["forecourt --help", 0, /forecourt generate/],
  ["forecourt redirects", 1, /forecourt redirects check/],
  ["forecourt-redirects", 1, /forecourt-redirects check/],
  ["schema-compat --help", 0, /Exit codes: 0/],
  ["forecourt-content help", 1, /serve, or import <folder>/],
  ["forecourt-search help", 1, /serve, or import <file> --index <name>/],
  ["forecourt-forms help", 1, /serve, or outbox/],
  ["forecourt-search-alerts help", 1, /serve, or outbox/],
  ["forecourt-workshop-booking help", 1, /serve, or outbox .*, or import <file or folder> …, or export <folder>/],
  ["forecourt-tyre-hotel help", 1, /serve, or outbox .*, or import <file or folder>/],
]

const TOKENS: readonly Command[] = [
  ["forecourt-tokens", 2, /theme\.resolver\.json/],
  ["forecourt-tokens theme.resolver.json", 0, /written: generated\/theme\.css/],
  ["forecourt-tokens --check theme.resolver.json", 0, /up to date/],
]

function complaintsAboutCommands(app: Application, commands: readonly Command[]): readonly string[] {
  return commands.flatMap((command) => aboutCommand(app, command))
}

function aboutCommand({ folder }: Application, [line, status, says]: Command): readonly string[] {
  const [program = "", ...args] = line.split(" ")
  const file = join(folder, "node_modules/.bin", program)
  const result = spawnSync(file, args, { cwd: folder, encoding: "utf8" })
  const said = `${result.error?.message ?? ""}${result.stdout}${result.stderr}`
  return result.status === status && says.test(said) ? [] : [`${line} ends with ${result.status}: ${said}`]
}

/** Checks that the content service answers a search. The search runs in a separate thread. */
async function aboutContentService(app: Application): Promise<readonly string[]> {
  const query = '{ search(where: { name: "_path", value: "none" }) { total } }'
  return await requestFromService(app, "forecourt-content", async (address) =>
    fetch(`${address}sitecore/api/graph/edge`, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
      body: JSON.stringify({ query }),
    }),
  )
}

async function aboutTyreHotelService(app: Application): Promise<readonly string[]> {
  const command = "forecourt-tyre-hotel"
  return await requestFromService(app, command, async (address) => {
    const files = join(DEMO_SEEDS, "tyre-hotel")
    run(join(app.folder, "node_modules/.bin", command), ["import", files], app.folder, getDataSetting(app, command))
    return fetch(`${address}api/tirehotel/authorization/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": "forecourt-local-key" },
      body: JSON.stringify({ regNo: "ABC123" }),
    })
  })
}

async function aboutWorkshopBookingService(app: Application): Promise<readonly string[]> {
  const command = "forecourt-workshop-booking"
  return await requestFromService(app, command, async (address) => {
    const files = join(DEMO_SEEDS, "workshop-booking")
    run(join(app.folder, "node_modules/.bin", command), ["import", files], app.folder, getDataSetting(app, command))
    return fetch(`${address}api/mechmate/car/ABC123`, { headers: { "x-api-key": "forecourt-local-key" } })
  })
}

const getDataSetting = ({ folder }: Application, command: string) => ({ FORECOURT_DATA: join(folder, command) })

async function aboutSearchService(app: Application): Promise<readonly string[]> {
  return await requestFromService(app, "forecourt-search", async (address) => {
    await fetch(`${address}indexes/stock-se`, { method: "PUT", headers: { "x-api-key": "forecourt-local-write-key" } })
    const headers = { "x-api-key": "forecourt-local-key" }
    return fetch(`${address}search`, { method: "POST", headers, body: JSON.stringify({ index: "stock-se" }) })
  })
}

async function requestFromService(
  app: Application,
  command: string,
  request: (address: string) => Promise<Response>,
): Promise<readonly string[]> {
  const port = await freePort()
  const address = `http://localhost:${port}/`
  const { folder } = app
  const data = getDataSetting(app, command)
  mkdirSync(data.FORECOURT_DATA)
  const server = await startServer({
    name: command,
    script: join(folder, "node_modules/.bin", command),
    args: ["serve"],
    cwd: folder,
    port,
    env: { NODE_ENV: "development", ...data },
    health: `${address}healthz`,
    quiet: true,
  })
  try {
    const response = await request(address)
    const text = await response.text()
    return response.ok && !text.includes('"errors"') ? [] : [`${command} answers ${response.status}: ${text}`]
  } finally {
    await server.stop()
  }
}
