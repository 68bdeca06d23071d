import { alive, expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"
import { faultsOfRings } from "./focus-rings.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const PAGES: Readonly<Record<string, readonly string[]>> = {
  "fi-used": ["/yhteystiedot", "/autot"],
  "no-automotive": ["/kontakt", "/biler"],
  "se-automotive": ["/kontakt", "/service-och-verkstad"],
  "se-used": ["/kontakt", "/kop-bil"],
  "sk-used": ["/kontakty", "/auta"],
  "uk-automotive": ["/contact", "/buy-car"],
}

for (const site of sitesUnderTest()) {
  for (const widthPx of [390, 1280]) {
    test(`${site} at ${widthPx} px: focus rings are fully visible and do not cover neighbouring text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: widthPx, height: 900 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      const faults: string[] = []
      for (const path of ["/", ...(PAGES[site] ?? [])]) {
        await page.goto(siteUrl(site) + path)
        await waitUntilSettled(page)
        // Without its script a menu is open as long as an element in it has the focus.
        await alive(page.getByRole("navigation").first())
        for (const fault of await faultsOfRings(page)) faults.push(`${path}: ${fault}`)
      }

      expect(faults).toEqual([])
    })
  }
}
