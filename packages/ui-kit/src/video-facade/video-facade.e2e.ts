import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const TITLE = "Så gör vi en leveransservice"
const PLAY = `Spela filmen: ${TITLE}`

async function standIn(page: Page): Promise<readonly string[]> {
  const requests: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<title>film</title><button>Spela</button>" })
  })
  return requests
}

const play = (page: Page) => page.getByRole("button", { name: PLAY })
const player = (page: Page) => page.locator("iframe")
/** Checks that the iframe of the player has the focus. The page in the iframe runs in a separate process. */
const isInPlayer = (page: Page) =>
  expect.poll(() => player(page).evaluate((frame) => frame === document.activeElement)).toBe(true)

for (const key of ["Enter", "Space"]) {
  test(`pressing ${key} starts the video and focuses the player, and no request is sent to YouTube before that`, async ({
    page,
    open,
  }) => {
    const requests = await standIn(page)
    await open("kit-video-facade--basic")
    await page.keyboard.press("Tab")
    await expect(play(page)).toBeFocused()
    expect(requests).toEqual([])

    await page.keyboard.press(key)

    await isInPlayer(page)
    await expect(player(page)).toHaveAttribute("title", TITLE)
    await expect.poll(() => new URL(requests[0] ?? "about:blank").origin).toBe("https://www.youtube-nocookie.com")
  })
}

test("the accessibility tree contains the play button and the privacy note before playback, and the player and a pause button afterwards", async ({
  page,
  open,
}) => {
  await standIn(page)
  await open("kit-video-facade--basic")
  expect(await readAccessibilityTree(page)).toEqual([
    "main",
    `button "${PLAY}"`,
    'text "Filmen visas av YouTube, som kan lagra kakor när du spelar den."',
  ])

  await play(page).press("Enter")
  await isInPlayer(page)

  expect(await readAccessibilityTree(page)).toEqual(["main", `Iframe "${TITLE}"`, 'button "Pausa filmen"'])
})

test("Tab moves from the player to the pause button, which pauses and resumes the video", async ({ page, open }) => {
  await standIn(page)
  await open("kit-video-facade--basic")
  await play(page).press("Enter")
  await isInPlayer(page)

  await page.frameLocator("iframe").getByRole("button").focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Pausa filmen" })).toBeFocused()
  await page.keyboard.press("Space")
  await expect(page.getByRole("button", { name: "Spela filmen" })).toBeFocused()
  await page.keyboard.press("Enter")

  await expect(page.getByRole("button", { name: "Pausa filmen" })).toBeFocused()
})

test("a press without consent shows the consent question, and Escape returns without a request to YouTube", async ({
  page,
  open,
}) => {
  const requests = await standIn(page)
  await open("kit-video-facade--asked-first")
  const allow = page.getByRole("button", { name: "Tillåt filmer från YouTube" })
  expect(await readAccessibilityTree(page)).toEqual(["main", `button "${PLAY}"`])

  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(allow).toBeFocused()
  expect(await readAccessibilityTree(page)).toEqual([
    "main",
    `group "${TITLE}"`,
    expect.stringContaining("Filmen visas av YouTube"),
    'button "Tillåt filmer från YouTube"',
  ])

  await page.keyboard.press("Escape")
  await expect(play(page)).toBeFocused()
  expect(await readAccessibilityTree(page)).toEqual(["main", `button "${PLAY}"`])
  await page.keyboard.press("Space")
  await expect(allow).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(play(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(allow).toBeFocused()

  await expect(player(page)).toHaveCount(0)
  expect(requests).toEqual([])
})

test("giving consent to YouTube starts the video and focuses the player", async ({ page, open }) => {
  const requests = await standIn(page)
  await open("kit-video-facade--asked-first")
  await play(page).press("Enter")
  await expect(page.getByRole("button", { name: "Tillåt filmer från YouTube" })).toBeFocused()

  await page.keyboard.press("Space")

  await isInPlayer(page)
  await expect.poll(() => requests).toHaveLength(1)
  await expect(page.getByText("Filmen visas av YouTube")).toHaveCount(0)
})
