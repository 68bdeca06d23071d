import { createHash } from "node:crypto"
import type { Page } from "@playwright/test"
import { INJECTED_SCRIPTS } from "../packages/front/test/injected-scripts.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { putRawPage } from "./raw-page.ts"

const getHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

const getInner = (script: string) => /<script[^>]*>([\s\S]*?)<\/script/i.exec(script)?.[1] ?? script

test("a script injected into texts, rich text or page metadata never runs and gets neither a CSP hash nor a CSP nonce", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  for (const [at, script] of INJECTED_SCRIPTS.entries()) {
    const path = `/skript-${at}`
    await putArticle(path, script)

    const html = await expectNothingRuns(page, path, script)
    for (const type of ["Article", "FAQPage"]) expect(html.includes(`"@type":"${type}"`), `${type} is told`).toBe(true)
  }
  // One of the scripts is a valid picture address, whose picture is missing.
  forgiveMissing(complaints)
})

test("a script injected into the URL of a redirect or a 404 page never runs and gets neither a CSP hash nor a CSP nonce", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  for (const script of INJECTED_SCRIPTS) {
    const place = `${encodeURIComponent(script)}?a=${encodeURIComponent(script)}`
    await expectNothingRuns(page, `/livsstil/${place}`, script)
    expect(new URL(page.url()).pathname, "the table led here").toMatch(/^\/livet-med-bil\//)
    await expectNothingRuns(page, `/finns-inte/${place}`, script)
  }
  forgiveMissing(complaints)
})

function forgiveMissing(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("status of 404")))
}

async function putArticle(path: string, script: string): Promise<void> {
  const text = { value: script }
  const rich = { value: `<p>hej</p>${script}` }
  const question = { fields: { Question: text, Answer: rich } }
  const faq = { Title: text, Text: rich, Questions: [question], IsForSearchEngines: { value: true } }
  await putRawPage(path, {
    template: "StoryPage",
    fields: { title: text, premble: text, author: text, metaTitle: text, metaDescription: text },
    main: [
      { uid: "b", componentName: "Blurb", dataSource: "", params: {}, fields: { Title: text, RichText: rich } },
      { uid: "f", componentName: "FAQList", dataSource: "", params: {}, fields: faq },
    ],
  })
}

async function expectNothingRuns(page: Page, path: string, script: string): Promise<string> {
  const response = await page.goto(siteUrl() + path, { waitUntil: "load" })
  const policy = (await response?.allHeaders())?.["content-security-policy"] ?? ""
  const html = (await response?.text()) ?? ""

  expect(policy, path).toContain("script-src 'self'")
  expect(policy, path).not.toContain(getHash(getInner(script)))
  expect(await page.evaluate(() => (window as { injected?: number }).injected), path).toBeUndefined()
  expect(await page.evaluate(findInjected, getInner(script)), path).toEqual([])
  return html
}

function findInjected(inner: string): readonly string[] {
  const scripts = [...document.querySelectorAll("script")].filter(({ textContent }) => textContent.trim() === inner)
  const elements = [...document.querySelectorAll("[onerror], iframe[srcdoc], a[href^='javascript:' i]")]
  return [...scripts, ...elements].map(({ outerHTML }) => outerHTML.slice(0, 100))
}
