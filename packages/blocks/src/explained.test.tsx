import { loadPage, type Report, readLayout, renderArea, type SiteContext, validatePage } from "@forecourt/renderer"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { siteFor } from "../test/render.tsx"
import { registry } from "./generated/registry.ts"

async function edit(componentName: string, fields: object, language: string) {
  const reports: Report[] = []
  const site = siteFor({ mode: "editing", language, report: (report) => reports.push(report) })
  const html = await render(componentName, fields, site)
  return { issues: [...html.querySelectorAll("[data-part=issues] li")].map((issue) => issue.textContent), reports }
}

async function render(componentName: string, fields: object, site: SiteContext): Promise<HTMLElement> {
  const rendering = { uid: "1", componentName, dataSource: "/a", params: {}, fields }
  const placeholders = { "headless-main": [rendering] }
  const layout = readLayout({
    sitecore: { context: { site: { name: "demo" }, language: site.language }, route: { name: "home", placeholders } },
  })
  const page = await loadPage(validatePage(layout, registry, site), { site, services: {} })
  const html = document.createElement("div")
  html.innerHTML = renderToStaticMarkup(renderArea(page, "headless-main", site))
  return html
}

test.each([
  ["sv", "Modellen saknas"],
  ["nb", "Modellen mangler"],
  ["en", "“Model” is missing"],
  ["fi", "Kenttä ”Malli” puuttuu"],
  ["da", "Feltet »Model« mangler"],
  ["sk", "Pole „Model“ chýba"],
])(
  "in the page editor, a block that cannot be rendered shows the reason in %s and logs it in English",
  async (language, said) => {
    const { issues, reports } = await edit("CarModelCard", { Text: { value: "Ett kort utan namn." } }, language)

    expect(issues).toEqual([said])
    expect(reports).toMatchObject([
      { kind: "invalid-block", message: expect.stringContaining("“Model” is missing (/)") },
    ])
  },
)

test("only the page editor lists the elements that are removed from formatted text", async () => {
  const text = { value: '<p>Se filmen</p><iframe src="https://film.example"></iframe>' }

  expect(await getNote({ Text: text }, "editing")).toBe("Besökare får inte detta ur texten: <iframe>.")
  expect(await getNote({ Text: { value: "<p>Se filmen</p>" } }, "editing")).toBeUndefined()
  expect(await getNote({ Text: text }, "live")).toBeUndefined()
})

async function getNote(fields: object, mode: "editing" | "live"): Promise<string | undefined> {
  const html = await render("TextSection", fields, siteFor({ mode }))
  return html.querySelector("[role=note]")?.textContent ?? undefined
}
