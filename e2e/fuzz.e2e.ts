import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { dangersIn } from "../packages/blocks/test/dangers.ts"
import { fuzzedLayout, type Sample } from "../packages/blocks/test/fuzzed-layouts.ts"
import { expect, platformUrl, siteUrl, test } from "./fixture.ts"

/** Pages to ask for; the unit test of the same name draws a thousand. `FORECOURT_FUZZ=1000` for a long run. */
const COUNT = Number(process.env.FORECOURT_FUZZ ?? 60)
/** Of these some are looked at in a browser, where what runs would be noticed. */
const EVERY = 6

const SCHEMAS = join(import.meta.dirname, "../schemas/blocks")
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"))

/** Blocks with their examples, in the schema's own names: these are read through the same door. */
const samples: readonly Sample[] = globSync("*/*.schema.json", { cwd: SCHEMAS }).flatMap((path) => {
  const { title, "x-cms-name": name = title } = readJson(join(SCHEMAS, path))
  const files = globSync("examples/{*,edge/*}.json", { cwd: join(SCHEMAS, dirname(path)) })
  return files.map((file) => ({ name, fields: readJson(join(SCHEMAS, dirname(path), file)) }))
})

test(`${COUNT} pages that no editor would make answer 200, and nothing of them runs`, async ({ page, request }) => {
  test.setTimeout(60_000 + COUNT * 1000)
  let alarms = 0
  page.on("dialog", (dialog) => {
    alarms += 1
    void dialog.dismiss()
  })
  const wrong: string[] = []

  for (let number = 0; number < COUNT; number += 1) {
    await putLayout(number)
    const response = await request.get(`${siteUrl()}/fuzz-${number}`)
    const html = await response.text()
    if (response.status() !== 200) wrong.push(`${number}: ${response.status()}`)
    for (const danger of dangersIn(contentOf(html, response.headers()["content-security-policy"] ?? "")))
      wrong.push(`${number}: ${danger}`)
    if (number % EVERY === 0) await page.goto(`${siteUrl()}/fuzz-${number}`, { waitUntil: "domcontentloaded" })
  }

  expect(wrong).toEqual([])
  expect(alarms).toBe(0)
})

async function putLayout(number: number): Promise<void> {
  const query = new URLSearchParams({ site: "se-automotive", path: `/fuzz-${number}`, language: "sv" })
  const response = await fetch(`${platformUrl()}/authoring/raw-layout?${query}`, {
    method: "PUT",
    headers: { authorization: "Bearer forecourt-local-authoring", "content-type": "application/json" },
    body: JSON.stringify(fuzzedLayout(number, samples)),
  })
  if (!response.ok) throw new Error(`e2e: the platform took no raw layout: ${response.status} ${await response.text()}`)
}

/** The body without our own scripts: files of the build, and those whose hashes the page's policy names. */
function contentOf(html: string, policy: string): string {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return body.replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
    const isFile = / src="\/(?:_next\/|tags\.js|visitor\.js)/.test(attributes) && text === ""
    const hash = createHash("sha256").update(text).digest("base64")
    return isFile || policy.includes(`'sha256-${hash}'`) ? "" : whole
  })
}
