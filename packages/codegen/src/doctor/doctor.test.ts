import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { findFaults } from "./doctor.ts"
import { getMachine, type Machine } from "./machine.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const SOUND = {
  "packages/other": { dependencies: { ours: "*" } },
  "node_modules/react": { version: "19.3.1" },
  "node_modules/ours": { link: true },
}

function machine(files: Readonly<Record<string, string>> = {}, differences: Partial<Machine> = {}): Machine {
  const root = mkdtempSync(join(tmpdir(), "forecourt-doctor-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const needs = { engines: { node: ">=20.11" }, devDependencies: { "@playwright/test": "1.0.0" } }
  const sound = {
    "package.json": JSON.stringify(needs),
    "package-lock.json": JSON.stringify({ packages: SOUND }),
    "node_modules/.package-lock.json": JSON.stringify({ packages: SOUND }),
    "bin/browser": "",
    "fonts/deep/LiberationSans-Regular.ttf": "",
    ...files,
  }
  for (const [file, text] of Object.entries(sound)) write(file, text)
  return {
    ...getMachine(root),
    env: { PATH: process.env.PATH },
    platform: "linux",
    browsers: [join(root, "bin/browser")],
    typefaces: [join(root, "fonts")],
    neededBytes: 1,
    ...differences,
  }
}

async function takePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

test("a correct setup has no problems", async () => {
  expect(await findFaults(machine())).toEqual([])
})

test.for([
  [
    "20.11.0",
    ["Node: 20.11.0 is older than 24, which the tools run on. Install Node 24 or newer; on Linux `npm ci` brings one."],
  ],
  ["23.9.9", [expect.stringMatching(/^Node: 23\.9\.9 is older than 24/)]],
  ["24.0.0", []],
  ["25.1.0", []],
] as const)(
  "the doctor command reports the Node version %s only if that version is too old",
  async ([nodeVersion, faults]) => {
    expect(await findFaults(machine({}, { nodeVersion }))).toEqual(faults)
  },
)

test("a repository that requires a newer version of Node is reported", async () => {
  const needs = JSON.stringify({ engines: { node: ">=30.2" } })

  expect(await findFaults(machine({ "package.json": needs }, { nodeVersion: "30.1.9" }))).toEqual([
    "Node: 30.1.9 is older than 30.2, which the tools run on. Install Node 30.2 or newer; on Linux `npm ci` brings one.",
  ])
})

test("a missing npm and an outdated npm are reported", async () => {
  const none = machine()
  const old = machine({ "path/npm": "#!/bin/sh\necho 6.14.18\n" })
  spawnSync("chmod", ["+x", join(old.root, "path/npm")])

  expect(await findFaults({ ...none, env: { PATH: join(none.root, "nowhere") } })).toEqual([
    "npm: it cannot be started. Install Node together with npm.",
  ])
  expect(await findFaults({ ...old, env: { PATH: `${join(old.root, "path")}:${process.env.PATH}` } })).toEqual([
    "npm: 6.14.18 cannot read package-lock.json. Install npm 7 or newer.",
  ])
})

test("a port that is already in use is reported with the name of the process", async () => {
  const [platform, site] = [await takePort(), await takePort()]
  const env = { PATH: process.env.PATH, FORECOURT_PLATFORM_PORT: `${platform}`, FORECOURT_SITE_PORT: `${site}` }
  const sound = machine({ "sites/se-used/site.config.ts": "" }, { env, platform: process.platform })

  const [first, second, ...others] = await findFaults({ ...sound, typefaces: [join(sound.root, "fonts")] })

  const who = `.*\\(process ${process.pid}\\)`
  expect(first).toMatch(
    new RegExp(
      `^port ${platform}: ${who} listens there\\. Stop it, or choose another port with FORECOURT_PLATFORM_PORT`,
    ),
  )
  expect(second).toMatch(new RegExp(`^port ${site}: ${who} listens there\\. .* with FORECOURT_SITE_PORT=… \\.$`))
  expect(others).toEqual([])
})

test("a missing browser and a wrong browser path are reported", async () => {
  expect(await findFaults(machine({}, { browsers: ["/nowhere/chromium"] }))).toEqual([
    expect.stringMatching(/^browser: no Chromium was found for the tests\. Install one/),
  ])
  expect(await findFaults(machine({}, { env: { PATH: process.env.PATH, CHROMIUM: "/nowhere/chromium" } }))).toEqual([
    "browser: CHROMIUM is /nowhere/chromium, and nothing is there. Set it to the path of a browser, or unset it.",
  ])
})

test("a missing typeface for screenshots is reported", async () => {
  expect(await findFaults(machine({}, { typefaces: ["/nowhere"] }))).toEqual([
    expect.stringMatching(/^typeface: neither Arial nor Liberation Sans was found/),
  ])
})

test("a repository without browser tests requires neither a browser nor a typeface", async () => {
  const bare = machine({ "package.json": "{}" }, { browsers: [], typefaces: [] })

  expect(await findFaults(bare)).toEqual([])
})

test("insufficient disk space is reported with the free space", async () => {
  expect(await findFaults(machine({}, { neededBytes: 1e18 }))).toEqual([
    expect.stringMatching(/^disk: [\d.]+ GB are free, and builds and tests write 1000000000\.0 GB\. Make room\.$/),
  ])
})

test("a cache folder that cannot be written to is reported", async () => {
  expect(await findFaults(machine({ ".cache": "a file" }))).toEqual([
    ".cache: it cannot be written to (EEXIST). Make it a folder that belongs to you, or delete it.",
  ])
})

const getLock = (packages: object) => JSON.stringify({ packages })

test("packages that are missing or differ in version from the lock file are reported", async () => {
  const installed = getLock({ "node_modules/react": { version: "18.0.0" } })

  expect(await findFaults(machine({ "node_modules/.package-lock.json": installed }))).toEqual([
    "packages: what is installed is not what package-lock.json says (react is 18.0.0, ours is missing). Run `npm ci`.",
  ])
})

test("a long list of missing packages is shortened, and packages for other platforms are ignored", async () => {
  const many = Object.fromEntries(
    ["a", "b", "c", "d", "e"].map((name) => [`node_modules/${name}`, { version: "1.0.0" }]),
  )
  const lock = getLock({
    "": {},
    "sites/one": {},
    ...SOUND,
    ...many,
    "node_modules/mac": { version: "1", optional: true },
  })

  expect(await findFaults(machine({ "package-lock.json": lock }))).toEqual([
    "packages: what is installed is not what package-lock.json says (a is missing, b is missing, c is missing and 2 more). Run `npm ci`.",
  ])
})

test("a workspace package is not required in node_modules when no other package depends on the workspace package", async () => {
  const lock = getLock({ ...SOUND, "node_modules/new-site": { link: true } })

  expect(await findFaults(machine({ "package-lock.json": lock }))).toEqual([])
})

test("a repository without installed packages is reported", async () => {
  const bare = machine()
  rmSync(join(bare.root, "node_modules"), { recursive: true })

  expect(await findFaults(bare)).toEqual(["packages: they are not installed. Run `npm ci`."])
})

test("the doctor command prints one line per problem and fails, or reports that there are no problems", () => {
  const run = (root: string, CHROMIUM: string) =>
    spawnSync(
      process.execPath,
      ["--conditions=forecourt-source", join(ROOT, "packages/codegen/src/cli.ts"), "doctor"],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, CHROMIUM },
      },
    )
  const { root } = machine()
  rmSync(join(root, "node_modules"), { recursive: true })

  const wrong = run(root, "/nowhere/chromium")

  expect([wrong.status, wrong.stderr.trim().split("\n").slice(-2)]).toEqual([
    1,
    [
      "packages: they are not installed. Run `npm ci`.",
      "browser: CHROMIUM is /nowhere/chromium, and nothing is there. Set it to the path of a browser, or unset it.",
    ],
  ])
})
