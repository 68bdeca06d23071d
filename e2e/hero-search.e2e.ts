import { alive, expect, siteUrl, test } from "./fixture.ts"

test("Enter searches: the address keeps its query and gains the keyphrase [spec 1 §1 search, §2 hero-search hero-field, §4 hero-search]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const field = page.getByRole("searchbox", { name: "Sök bland våra bilar" })
  await field.fill("elbil kombi")
  await field.press("Enter")

  await page.waitForURL(/keyphrase=/)
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe("/bilar")
  expect(searchParams.get("keyphrase")).toBe("elbil kombi")
  expect([...searchParams.keys()].length).toBeGreaterThan(1)
})

test("the button searches as well, and the tag manager hears of it [spec 1 §2 hero-field, §7 search-event]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  await alive(page.getByRole("searchbox", { name: "Sök bland våra bilar" }))
  await page.getByRole("searchbox", { name: "Sök bland våra bilar" }).fill("volvo")
  await page.evaluate(() => {
    addEventListener("pagehide", () => sessionStorage.setItem("heard", JSON.stringify(window.dataLayer)))
  })
  await page.getByRole("button", { name: "Sök", exact: true }).click()
  await page.waitForURL(/keyphrase=volvo/)

  const heard = await page.evaluate(() => JSON.parse(sessionStorage.getItem("heard") ?? "[]"))
  expect(heard).toContainEqual({ event: "search", search_type: "start page", search_term: "volvo" })
})

test("the field can be emptied by its button [spec 1 §2 hero-field, §4 hero-search]", async ({ page }) => {
  await page.goto(siteUrl())
  const field = page.getByRole("searchbox", { name: "Sök bland våra bilar" })
  await alive(field)
  await field.fill("volvo")
  await page.getByRole("button", { name: "Rensa sökfältet" }).click()

  await expect(field).toHaveValue("")
  await expect(field).toBeFocused()
})

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
