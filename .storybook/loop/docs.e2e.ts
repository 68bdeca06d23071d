import { expect } from "@playwright/test"
import { listen } from "./complaints.ts"
import { docsPages } from "./story-index.ts"
import { test } from "./storybook.ts"

const DESKTOP = { widthPx: 1280, isTouch: false, forcedColors: "none", reducedMotion: "reduce", isFresh: true } as const

const WALKED = ["Kit/Navigation", "Kit/Dialog", "Kit/Copy button", "Kit/Icons", "Blocks/Blurb"]

for (const { id, title } of docsPages.filter(({ title }) => WALKED.includes(title))) {
  test(`Docs: ${title} has a Stories section and logs no errors`, async ({ storybook }) => {
    const page = await storybook.visit(DESKTOP)
    const complaints = listen(page)

    await page.goto(`/iframe.html?id=${id}&viewMode=docs`)
    await page.getByRole("heading", { name: "Stories" }).waitFor()

    if (title.startsWith("Blocks/")) await expect(page.getByRole("heading", { name: "Fields" })).toBeVisible()
    else if (title !== "Kit/Icons") await expect(page.getByRole("columnheader", { name: "Key" })).toBeVisible()
    expect(complaints).toEqual([])
  })
}
