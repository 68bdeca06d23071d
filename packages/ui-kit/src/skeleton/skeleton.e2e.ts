import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("the placeholders are not focusable, and a screen reader announces only the loading state", async ({
  page,
  open,
}) => {
  await open("kit-skeleton--basic")
  await expect(page.getByRole("status")).toHaveText("Laddar bilar")

  expect(await readAccessibilityTree(page)).toEqual(["main", "status", 'text "Laddar bilar"'])
  await page.keyboard.press("Tab")
  await expect(page.locator("main :focus")).toHaveCount(0)
})

test("the loading text is in the server-rendered HTML and is announced after hydration without a layout shift", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-skeleton--basic")
  const status = page.getByRole("status")
  await expect(status).toHaveText("Laddar bilar")
  const shape = page.getByTestId("shape").first()
  const previous = await shape.boundingBox()
  const changes = await status.evaluateHandle((region) => {
    const texts: string[] = []
    const note = () => texts.push(region.textContent)
    new MutationObserver(note).observe(region, { childList: true, subtree: true, characterData: true })
    return texts
  })

  await startHydration(page)

  await expect.poll(() => changes.jsonValue()).toEqual(["", "Laddar bilar"])
  expect(await shape.boundingBox()).toEqual(previous)
  await expect(page.locator("[aria-busy] [role=status]")).toHaveCount(0)
})
