import { loadPage, type Report, readLayout, renderArea, validatePage } from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { siteFor } from "../test/render.tsx"
import { registry } from "./generated/registry.ts"

/** What the page editor shows of a page with one block, and what the site is told. */
async function edit(componentName: string, fields: object, language: string) {
  const reports: Report[] = []
  const site = siteFor({ mode: "editing", language, report: (report) => reports.push(report) })
  const rendering = { uid: "1", componentName, dataSource: "/a", params: {}, fields }
  const placeholders = { "headless-main": [rendering] }
  const layout = readLayout({
    sitecore: { context: { site: { name: "demo" }, language }, route: { name: "home", placeholders } },
  })
  const page = await loadPage(validatePage(layout, registry, site), { site, services: {} })
  const html = document.createElement("div")
  html.innerHTML = renderToStaticMarkup(renderArea(page, "headless-main", site))
  return { issues: [...html.querySelectorAll("[data-part=issues] li")].map((issue) => issue.textContent), reports }
}

test.each([
  ["sv", "Modellen saknas"],
  ["nb", "Modellen mangler"],
  ["en", "“Model” is missing"],
  ["fi", "Kenttä ”Malli” puuttuu"],
  ["da", "Feltet »Model« mangler"],
  ["sk", "Pole „Model“ chýba"],
])(
  "in the page editor, a block that cannot be rendered says why in %s; the log is in English",
  async (language, said) => {
    const { issues, reports } = await edit("CarModelCard", { Text: { value: "Ett kort utan namn." } }, language)

    expect(issues).toEqual([said])
    expect(reports).toMatchObject([
      { kind: "invalid-block", message: expect.stringContaining("“Model” is missing (/)") },
    ])
  },
)
