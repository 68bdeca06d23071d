import type { WholePage } from "@forecourt/front"
import { expect, test, vi } from "vitest"
import { createPageTexts } from "../page/page-texts.ts"
import { createStandIn } from "./stand-in.ts"

const createPage = (text: string): WholePage => ({ body: Buffer.from(text), policy: "" })

function standIn(inMemory: Readonly<Record<string, string>> = {}) {
  const renderStandIn = (kind: string, language: string) => {
    const text = inMemory[`${kind} ${language}`]
    return text === undefined ? null : createPage(text)
  }
  const find = vi.fn(async (kind: string, language: string) => renderStandIn(kind, language) ?? createPage("asked for"))
  const texts = async (language: string) =>
    createPageTexts(language, language === "sv" ? { "page.tooMany.text": "Ta en paus." } : {})
  const show = createStandIn({ languages: ["sv", "en"] }, { kept: renderStandIn, find }, texts)
  return { find, show: async (...args: Parameters<typeof show>) => (await show(...args)).body.toString() }
}

test("a failed page is replaced by the editors' error page in the language of the URL", async () => {
  const { show } = standIn({ "notFound en": "Missing", "serverError sv": "Trasig" })

  expect(await show("missing", { path: "/en/a?b=c" })).toBe("Missing")
  expect(await show("broken", { path: "/a" })).toBe("Trasig")
  expect(await show("missing", { path: "/a" })).toBe("asked for")
})

test("while Next is down, the front proxy shows an error page from memory or the built-in error page", async () => {
  const { show, find } = standIn({ "serverError sv": "Trasig" })

  expect(await show("gone", { path: "/a" })).toBe("Trasig")
  expect(await show("gone", { path: "/en/a" })).toContain('<html lang="en">')
  expect(find).not.toHaveBeenCalled()
})

test("a visitor who exceeds the rate limit gets a text in the language of the URL, and no error page is loaded", async () => {
  const { show, find } = standIn()

  expect(await show("limited", { path: "/a?page=19" })).toContain("<p>Ta en paus.</p>")
  expect(await show("limited", { path: "/en/a" })).toContain("<h1>Too many pages in a short time</h1>")
  expect(find).not.toHaveBeenCalled()
})
