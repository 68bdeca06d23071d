import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the car rotates automatically until the mouse drags it, by one frame every five pixels", async ({
  page,
  open,
}) => {
  await open("kit-viewer-360--basic", { motion: "full" })
  const slider = page.getByRole("slider")
  await expect(slider).toHaveAttribute("aria-valuetext", /^bild (?!1 av)\d+ av 36$/)

  const box = await slider.boundingBox()
  const x = (box?.x ?? 0) + 100
  const y = (box?.y ?? 0) + 100
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y)
  const held = Number(await slider.getAttribute("aria-valuenow"))
  await page.mouse.move(x + 30, y, { steps: 5 })
  await page.mouse.up()

  await expect(slider).toHaveAttribute("aria-valuenow", String(held + 5))
  await expect(page.getByRole("button", { name: "Rotera automatiskt" })).toBeVisible()
})

test("only frames near the current frame are preloaded", async ({ page, open }) => {
  const requests = new Set<string>()
  page.on("request", (request) => {
    const frame = /estate-fjord-(\d+)\.svg/.exec(request.url())?.[1]
    if (frame) requests.add(frame)
  })
  await open("kit-viewer-360--touch")

  await expect
    .poll(() => [...requests].map(Number).sort((a, b) => a - b))
    .toEqual([1, 2, 3, 4, 5, 6, 32, 33, 34, 35, 36])
})

test("the accessibility tree contains a slider with the number of the current frame, and a button", async ({
  page,
  open,
}) => {
  await open("kit-viewer-360--touch")
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "bild 1 av 36")

  expect(await readAccessibilityTree(page)).toEqual([
    "main",
    expect.stringMatching(/^slider "Bilen i 360 grader"/),
    'button "Rotera automatiskt"',
  ])
})
