import type { Report } from "@forecourt/renderer"
import example from "@forecourt/schemas/blocks/social-media/examples/default.json" with { type: "json" }
import missing from "@forecourt/schemas/blocks/social-media/examples/edge/missing-icon.json" with { type: "json" }
import noIcon from "@forecourt/schemas/blocks/social-media/examples/edge/no-icon-at-all.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml, siteFor } from "../../test/render.tsx"

test("a link to a social network without a known icon is logged and not rendered [spec 1 §8 social-icon]", async () => {
  const reports: Report[] = []
  const block = await renderDocument("SocialMedia", missing, siteFor({ report: (report) => reports.push(report) }))

  expect([...block.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "https://www.instagram.com/",
  ])
  expect(reports).toMatchObject([{ kind: "missing-icon", block: "SocialMedia", message: /Anslagstavlan/ }])
})

test("a block with only unknown social networks renders nothing", async () => {
  expect(await renderHtml("SocialMedia", noIcon)).toBe("")
})

test("each icon link names the social network and announces that a new window opens", async () => {
  const block = await renderDocument("SocialMedia", example)

  const [first] = block.querySelectorAll("a")
  expect(first?.querySelector("svg")?.getAttribute("aria-label")).toBe("Instagram")
  expect(first?.textContent).toContain("öppnas i nytt fönster")
  expect(first?.getAttribute("rel")).toBe("noopener noreferrer")
})

test("names are shown next to the icons when the editor enables them", async () => {
  const block = await renderDocument("SocialMedia", { ...example, showNames: true })

  const [first] = block.querySelectorAll("a")
  expect(first?.textContent).toMatch(/^Instagram/)
  expect(first?.querySelector("svg")?.hasAttribute("aria-label")).toBe(false)
})
