import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { messagesWith } from "./messages.ts"

const LIST = "/kop-bil/alla-begagnade-bilar?car_brand=Kia"

async function requestAlert(page: Page, email: string) {
  await leavePicturesOut(page)
  await page.goto(siteUrl("se-used") + LIST)
  await page.getByText("Få nya bilar med e-post").click()
  const form = page.locator("#search-alert form")
  await form.getByLabel("E-post").fill(email)
  await form.getByRole("button", { name: "Mejla mig nya bilar" }).click()
  await expect(page.locator("#search-alert").getByRole("status")).toContainText("Kolla din e-post.")
}

async function findLink(email: string): Promise<string> {
  const findText = async () => (await messagesWith(platformUrl(), email, "search-alerts"))[0]?.text ?? ""
  await expect.poll(findText).toContain("/alerts/")
  return /http\S+\/alerts\/[\w-]+/.exec(await findText())?.[0] ?? ""
}

test("a visitor requests e-mails about new cars, confirms them with the link of the e-mail and ends them", async ({
  page,
}) => {
  await requestAlert(page, "alert@example.org")
  await page.goto(await findLink("alert@example.org"))

  await page.getByRole("button", { name: "Bekräfta" }).click()
  await expect(page.getByRole("heading", { name: "Bevakningen är igång" })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole("link", { name: "Avsluta bevakningen" }).click()
  await page.getByRole("button", { name: "Avsluta bevakningen" }).click()

  await expect(page.getByRole("heading", { name: "Bevakningen är avslutad" })).toBeVisible()
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the form of search alerts has the same outcome", async ({ page }) => {
    await requestAlert(page, "alert-plain@example.org")

    expect(await findLink("alert-plain@example.org")).toContain("/alerts/")
    expect(page.url()).not.toContain("example.org")
  })
})
