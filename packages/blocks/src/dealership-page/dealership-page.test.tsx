import { within } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import withCars from "../../../../schemas/blocks/dealership-page/data/default.json" with { type: "json" }
import bare from "../../../../schemas/blocks/dealership-page/data/edge/name-alone.json" with { type: "json" }
import found from "../../../../schemas/blocks/dealership-page/data/with-service.json" with { type: "json" }
import example from "../../../../schemas/blocks/dealership-page/examples/with-service.json" with { type: "json" }
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"
import type { FoundDealership } from "./find-dealership.ts"

const FOUND = found as FoundDealership
const { dealership: DEALERSHIP } = FOUND

/** Appends the page to the document, so that labels and `aria-labelledby` are resolved. */
async function renderPage(page: Promise<HTMLElement>): Promise<HTMLElement> {
  document.body.replaceChildren(await page)
  return document.body
}

const createPage = (changes: Partial<FoundDealership["dealership"]>, today = FOUND.today) =>
  renderPage(
    renderDocument("FacilityDetail", {}, undefined, { ...FOUND, today, dealership: { ...DEALERSHIP, ...changes } }),
  )

test("the page header has the dealership's picture, name, address with a map link, phone and e-mail [spec 2 §2.7 site-head, §3 dealership.site_official_name dealership.site_street dealership.site_zip dealership.site_city dealership.site_phone dealership.site_email]", async () => {
  const page = await renderDocument("FacilityDetail", example, undefined, found)
  const [head = page] = page.querySelectorAll<HTMLElement>("[data-part=opening]")

  expect(within(head).getByRole("heading", { level: 1 }).textContent).toBe(DEALERSHIP.site_official_name)
  expect(within(head).getByRole("img", { name: DEALERSHIP.site_official_name })).toBeTruthy()
  expect(head.textContent).toContain("Kajgatan 12, 411 04 Göteborg")
  const links = [...head.querySelectorAll("a")].map((link) => link.getAttribute("href"))
  expect(links[0]).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Kajgatan/)
  expect(links.slice(1, 3)).toEqual(["tel:+46313900601", `mailto:${DEALERSHIP.site_email}`])
})

test("a workshop has a booking link only when an editor sets the booking page [spec 2 §2.7 site-service]", async () => {
  const page = await renderDocument("FacilityDetail", example, undefined, found)

  const link = within(page).getByRole("link", { name: "Boka service och verkstad" })
  expect(link.getAttribute("href")).toBe("/service-och-verkstad/boka-bilverkstad")
  expect((await renderHtml("FacilityDetail", {}, undefined, withCars)).includes("Boka service")).toBe(false)
})

test("a department shows its name, contact details, hours, upcoming special hours, brands and employees [spec 2 §2.7 site-departments.name site-departments.contact site-departments.hours site-departments.deviations site-departments.brands site-departments.staff, §1 dealerships, §3 dealership.site_departments department.name department.phone department.email department.brands department.users department.openingschedule]", async () => {
  const page = await createPage({
    site_departments: [
      {
        name: "Verkstad",
        phone: "031-1",
        email: "verkstad@norrvik.example",
        brands: [{ brand_code: "VO", name: "Volvo" }, { brand_code: "VO_TR" }, { brand_code: "XX" }],
        users: [{ first_name: "Åsa", last_name: "Lindqvist", title: "Mekaniker", phone: "031-2" }, { title: "Ingen" }],
        openingschedule: {
          openinghours: [{ day: "Måndag", displayText: "", weekday: 1, opens: "07:00", closes: "16:00" }],
          deviationdays: [
            { day: "", displayText: "", date: "2026-12-24" },
            { day: "", displayText: "", date: "2027-03-26" },
          ],
        },
      },
    ],
  })
  const department = within(page).getByRole("region", { name: "Verkstad" })

  expect(within(department).getByRole("heading", { level: 3 }).textContent).toBe("Verkstad")
  expect(within(department).getByText("måndag").nextSibling?.textContent).toBe("07:00–16:00")
  expect(within(department).getByText("26 mars", { exact: false }).nextSibling?.textContent).toBe("Stängt")
  expect(department.textContent).not.toContain("24 december")
  expect(department.textContent).toContain("Märken: Volvo, XX")
  expect(department.querySelector("summary")?.textContent).toBe("Medarbetare (1)")
  expect([...department.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "tel:0311",
    "mailto:verkstad@norrvik.example",
    "tel:0312",
  ])
})

test("a brand code such as KI_TR is omitted when the code without its suffix is also listed, except for FI_TR and MH_TR [spec 2 §5 brand-codes]", async () => {
  const brands = ["FI", "FI_TR", "MH_TR", "MH", "VW_TR", "KI", "KI_TR"].map((brand_code) => ({ brand_code }))

  const page = await createPage({ site_departments: [{ name: "Verkstad", brands }] })

  expect(page.textContent).toContain("Märken: FI, FI_TR, MH_TR, MH, VW_TR, KI")
  expect(page.textContent).not.toContain("KI_TR")
})

test("the latest cars link to their pages, followed by a link to the car list filtered by dealership [spec 2 §2.7 site-cars]", async () => {
  const page = await renderPage(renderDocument("FacilityDetail", {}, undefined, withCars))
  const row = within(page).getByRole("region", { name: "Senast inkomna bilar" })

  expect(row.querySelectorAll("h3 a[href^='/kop-bil/bil/']")).toHaveLength(6)
  const all = new URL(
    within(page).getByRole("link", { name: "Visa alla bilar här" }).getAttribute("href") ?? "",
    "https://x",
  )
  expect([all.pathname, Object.fromEntries(all.searchParams)]).toEqual([
    "/bilar",
    { car_site_city: "Mölndal", car_site_name: "Rullo Mölndal" },
  ])
  expect((await renderDocument("FacilityDetail", {}, undefined, bare)).textContent).toContain(
    "Just nu står inga bilar här.",
  )
})

test("the back link leads to the list of dealerships in the language of the page [spec 2 §2.7 site-back.list]", async () => {
  const hrefIn = async (homePath: string) =>
    (await renderDocument("FacilityDetail", example, siteFor({ homePath }), found))
      .querySelector("[data-part=back]")
      ?.getAttribute("href")

  expect([await hrefIn("/"), await hrefIn("/en")]).toEqual(["/anlaggningar", "/en/anlaggningar"])
})

test("the page has a map, even when the dealership's position is unknown [spec 2 §2.7 site-map, §1 dealerships]", async () => {
  const known = await renderDocument("FacilityDetail", example, undefined, found)
  const unknown = await renderDocument("FacilityDetail", {}, undefined, bare)

  for (const page of [known, unknown]) expect(page.querySelectorAll("[data-island=DealershipMap]")).toHaveLength(1)
})

test("a dealership's picture is its primary image, or the image URL when there is no primary image [spec 2 §3 dealership.site_primary_image dealership.site_image_url]", async () => {
  const readPicture = async (changes: object) =>
    (await createPage(changes)).querySelector("[data-part=opening] img")?.getAttribute("src")
  const [site_primary_image, site_image_url] = [{ original: "/-/media/main.jpg" }, "/-/media/older.jpg"]

  expect(await readPicture({ site_primary_image, site_image_url })).toContain("/-/media/main.jpg")
  expect(await readPicture({ site_primary_image: undefined, site_image_url })).toContain("/-/media/older.jpg")
})

test("a department without a name is shown with its official name [spec 2 §2.7 site-departments.name, §3 department.official_name]", async () => {
  const page = await createPage({ site_departments: [{ name: "", official_name: "Norrvik Skadeverkstad AB" }] })

  const department = within(page).getByRole("region", { name: "Norrvik Skadeverkstad AB" })
  expect(department.querySelector("h3")?.textContent).toBe("Norrvik Skadeverkstad AB")
})

test("a department on vacation shows the title and the days of its vacation [spec 2 §2.7 site-departments.vacation]", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-07-10T12:00:00Z") })
  onTestFinished(() => void vi.useRealTimers())
  const vacationdays = {
    vacationtitle: "Semesterstängt",
    vacationstart: "2027-07-05",
    vacationend: "2027-07-31",
    days: [],
  }
  const openinghours = [{ day: "Måndag", displayText: "07:00–16:00" }]
  const site_departments = [{ name: "Verkstad", openingschedule: { openinghours, vacationdays } }]

  const page = await renderLive("FacilityDetail", {}, undefined, {
    ...FOUND,
    dealership: { ...DEALERSHIP, site_departments },
  })

  const department = within(page).getByRole("region", { name: "Verkstad" })
  expect(department.textContent).toMatch(/Semesterstängt.*5 juli.*31 juli/)
})

test("the block renders nothing when no dealership matches the URL", async () => {
  expect(await renderHtml("FacilityDetail", {})).toBe("")
})
