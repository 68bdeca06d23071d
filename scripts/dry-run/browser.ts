import { type Browser, chromium } from "@playwright/test"
import { findChromium } from "../chromium.ts"

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] })

export async function complaintsInBrowser(browser: Browser, address: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const page = await browser.newPage()
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  await page.goto(address, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Öppettider", expanded: false }).click()
  const isOpen = await page.getByText("Vardagar 7 till 18").isVisible()
  await page.close()
  return isOpen ? complaints : [...complaints, "the disclosure does not open"]
}
