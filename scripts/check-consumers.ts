// Installs packages from their tarballs, as another team would, and asks whether they work: the kit in a server component
// of a Next application and in a plain Vite one, the judge of schemas in an empty folder. Without network; what is not
// ours is linked from the repository.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { build, type InlineConfig, preview } from "vite"
import { nextScript } from "../packages/front/src/next-process.ts"
import { findChromium } from "./chromium.ts"
import { complaintsAboutCompat } from "./compat-in-empty-folder.ts"
import { kitFoldersIn, strangers, unmarkedFiles } from "./kit-in-build.ts"
import { addExamples, kitOf, layConsumer, pack, run } from "./lay-consumer.ts"
import { freePort, QUIET, startServer } from "./servers.ts"

/** No style that did not come from a file of the application. */
const POLICY = { "Content-Security-Policy": "style-src 'self'" }

let wrong = 0
const folder = mkdtempSync(join(tmpdir(), "forecourt-consumers-"))
// The quickest first, before a browser is asked for.
expectNone("the judge of schemas", complaintsAboutCompat(pack("packages/schema-compat", folder), folder))
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] })
Object.assign(process.env, QUIET)
try {
  const tarball = pack("packages/ui-kit", folder)
  await checkNext(layConsumer("next", tarball, folder))
  await checkVite(layConsumer("vite", tarball, folder))
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
process.exitCode = wrong > 0 ? 1 : 0

/** Says what is wrong, when something is. */
function expectNone(what: string, found: readonly string[]): void {
  if (found.length === 0) return
  wrong += 1
  console.error(`consumers: ${what}: ${found.join(", ")}`)
}

async function checkNext(app: string): Promise<void> {
  expectNone("these files have lost their 'use client'", unmarkedFiles(kitOf(app)))
  addExamples(app, ["packages/ui-kit/README.md", "docs/kit.md"])
  checkTypes(app)

  const next = nextScript(app)
  run(process.execPath, [next, "build"], app)
  const live = ["copy-button", "dialog", "disclosure", "navigation"]
  const scripts = kitFoldersIn(join(app, ".next/static"), "js")
  const sheets = kitFoldersIn(join(app, ".next/static"), "css")
  expectNone("Next sends the browser scripts that nobody imported", strangers(scripts, live))
  expectNone("Next sends style sheets that nobody imported", strangers(sheets, [...live, "icons", "visually-hidden"]))
  expectNone("Next's build lacks", missing(scripts, live))

  const port = await freePort()
  const health = `http://localhost:${port}/`
  const server = await startServer({ name: "next", script: next, args: ["start"], cwd: app, port, health, quiet: true })
  try {
    const html = await (await fetch(health)).text()
    const rendered = [
      "Vardagar 7 till 18",
      'href="/bilar/nya"',
      "När passar det?",
      'aria-label="Kopiera 010-123 45 67"',
    ]
    expectNone(
      "Next's server does not render",
      rendered.filter((text) => !html.includes(text)),
    )
    expectNone("Next's server renders inline styles", html.match(/<[^>]* style=[^>]*>|<style[^>]*>/g) ?? [])
    expectNone("the Next page complains", await tryInBrowser(health))
  } finally {
    await server.stop()
  }
}

async function checkVite(app: string): Promise<void> {
  checkTypes(app)

  const config: InlineConfig = {
    root: app,
    configFile: false,
    logLevel: "error",
    // The style sheets have no map: a class is called after its file.
    css: { modules: { generateScopedName: "kit_[name]_[local]" } },
    build: { sourcemap: true },
  }
  await build(config)
  expectNone("Vite sends what nobody imported", strangersInVite(app))
  const server = await preview({ ...config, preview: { port: await freePort(), headers: POLICY } })
  expectNone("the Vite page complains", await tryInBrowser(server.resolvedUrls?.local[0] ?? ""))
  await server.close()

  // A check that cannot fail says nothing: with one more primitive in the application it has to find it.
  const main = join(app, "main.tsx")
  const more = 'import { Dialog } from "@forecourt/ui-kit/dialog"\nglobalThis.name = String(Dialog.Root)\n'
  writeFileSync(main, more + readFileSync(main, "utf8"))
  await build(config)
  expectNone("the check overlooks", missing(strangersInVite(app), ["dialog", "dialog in a style sheet"]))
}

/** What is in the scripts, and what in the style sheets, beside the disclosure. */
function strangersInVite(app: string): readonly string[] {
  const dist = join(app, "dist")
  const sheets = globSync("assets/*.css", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8"))
  const styled = [...sheets.join().matchAll(/\.kit_([\w-]+)-module_/g)].map(([, name = ""]) => name)
  return [
    ...strangers(kitFoldersIn(dist, "js"), ["disclosure"]),
    ...strangers([...new Set(styled)], ["disclosure"]).map((name) => `${name} in a style sheet`),
  ]
}

function missing(found: readonly string[], wanted: readonly string[]): readonly string[] {
  return wanted.filter((name) => !found.includes(name))
}

/** The application's own types, and those of the kit with them. */
function checkTypes(app: string): void {
  for (const resolution of ["bundler", "nodenext"]) {
    try {
      run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", `tsconfig.${resolution}.json`], app)
    } catch (error) {
      expectNone(`types do not resolve (${resolution})`, [String(error)])
    }
  }
}

/** Opens the page, presses its disclosure, and answers whatever the browser complained about. */
async function tryInBrowser(address: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const page = await browser.newPage()
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  await page.goto(address, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Öppettider", expanded: false }).click()
  const isOpen = await page.getByText("Vardagar 7 till 18").isVisible()
  await page.close()
  return isOpen ? complaints : [...complaints, "the disclosure does not open"]
}
