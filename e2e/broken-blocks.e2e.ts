import { expect, siteUrl, test } from "./fixture.ts"
import { putRawPage } from "./raw-page.ts"

const blurb = (title: string) => ({
  uid: title,
  componentName: "Blurb",
  dataSource: "",
  params: {},
  fields: { Title: { value: title }, RichText: { value: `<p>Text om ${title}</p>` } },
})

test("a page with an unknown block and an invalid block returns 200 and renders all other blocks [spec 1 §2 section-failed, §8 section-failed]", async ({
  page,
}) => {
  await putRawPage("/prov-trasiga-block", {
    main: [
      blurb("Före"),
      { uid: "u", componentName: "NobodyKnowsThis", dataSource: "", params: {}, fields: { Title: { value: "Dold" } } },
      {
        uid: "i",
        componentName: "CarModelCard",
        dataSource: "",
        params: {},
        fields: { Text: { value: "Utan titel" } },
      },
      blurb("Efter"),
    ],
  })

  const response = await page.goto(`${siteUrl()}/prov-trasiga-block`)

  expect(response?.status()).toBe(200)
  await expect(page.getByRole("heading", { name: "Före" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Efter" })).toBeVisible()
  await expect(page.getByText("Dold")).toHaveCount(0)
  const box = page.getByRole("alert").filter({ hasText: "Aj då" })
  await expect(box).toContainText("Här borde en sektion synas men något har tyvärr blivit fel")
  await expect(box.getByRole("button", { name: "Prova ladda om sidan" })).toBeVisible()
})

test("scripts in rich text from the content platform are removed from the page", async ({ page }) => {
  const evil =
    '<p>Hej<img src="/-/media/artwork/logo/norrvik.svg" onerror="document.title=1"><script>document.title=2</script><a href="javascript:alert(1)">klick</a></p>'
  await putRawPage("/prov-skript", {
    main: [{ ...blurb("Skript"), fields: { Title: { value: "Skript" }, RichText: { value: evil } } }],
  })

  const response = await page.goto(`${siteUrl()}/prov-skript`)

  const html = (await response?.text()) ?? ""
  expect(html).toContain("klick")
  expect(html).not.toMatch(/onerror|javascript:alert|document\.title=2/)
})
