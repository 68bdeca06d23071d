import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

const title = { value: "Dags för service?" }
const link = { value: { href: "/verkstad/boka-tid", text: "Boka tid" } }
const image = { value: { src: "/-/media/artwork/details/key-4x3.svg", alt: "En nyckel" } }

test("a CTABanner with neither text nor links renders nothing [spec 1 §9 registry.CTABanner]", async () => {
  expect(await renderHtml("CTABanner", { image })).toBe("")
})

test("the call to action precedes the secondary link", async () => {
  const secondLink = { value: { href: "/kontakt", text: "Ring oss" } }
  const banner = await renderDocument("CTABanner", { title, link, secondLink })

  expect([...banner.querySelectorAll("a")].map((node) => node.textContent)).toEqual(["Boka tid", "Ring oss"])
})

test("the call to action has the button variant that the editor selected [spec 1 §3]", async () => {
  const getClass = async (buttonType: string) =>
    (await renderDocument("CTABanner", { title, link, buttonType })).querySelector("a")?.className

  expect(await getClass("Primary")).toContain("primary")
  expect(await getClass("Secondary")).toContain("secondary")
  expect(await getClass("Ghost Contrast")).toContain("ghostContrast")
})
