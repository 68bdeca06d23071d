import { existsSync, readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { demoDealerships } from "../demo-stock.ts"
import { SITE_NAMES, type SiteName } from "../market/sites.ts"

const ALL = SITE_NAMES.flatMap((name) => demoDealerships(name))
const DEPARTMENTS = ALL.flatMap(({ site_departments = [] }) => site_departments)
const PLACES = "../shared/data/places/places.json.gz"

const named = existsSync(PLACES) ? "" : " (skipped without ../shared/data)"

test.skipIf(!existsSync(PLACES))(`every dealership stands where GeoNames has its town${named}`, () => {
  const { countries } = JSON.parse(gunzipSync(readFileSync(PLACES)).toString())
  const rows: readonly (readonly unknown[])[] = Object.values<(readonly unknown[])[]>(countries).flat()
  const known = new Set(rows.map((row) => `${row[1]} ${row[6]},${row[7]}`))

  expect(ALL.filter(({ site_city, site_geocoord }) => !known.has(`${site_city} ${site_geocoord}`))).toEqual([])
})

test("identifiers and names are unique, and addresses are unique in a site", () => {
  expect(new Set(ALL.map(({ site_id }) => site_id)).size).toBe(60)
  for (const name of SITE_NAMES) {
    const slugs = demoDealerships(name).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  }
})

test("no two dealerships of a site show the same picture", () => {
  for (const name of SITE_NAMES) {
    const pictures = demoDealerships(name).map(({ site_image_url }) => site_image_url)
    expect(new Set(pictures).size).toBe(pictures.length)
  }
})

test("every group has departments, each with hours, employees and an identifier of company and department", () => {
  expect(new Set(DEPARTMENTS.map(({ group }) => group))).toEqual(
    new Set(["New cars", "Parts", "Workshop", "Body work", "other"]),
  )
  expect(DEPARTMENTS.filter(({ erp_id = "" }) => !/^\d{3}\.\d{3,4}$/.test(erp_id))).toEqual([])
  expect(DEPARTMENTS.filter(({ users = [] }) => users.length < 2)).toEqual([])
  expect(new Set(DEPARTMENTS.map(({ erp_id }) => erp_id)).size).toBe(DEPARTMENTS.length)
})

test("the groups of a dealership are those of its departments", () => {
  for (const { site_department_groups = [], site_departments = [] } of ALL)
    expect(new Set(site_department_groups)).toEqual(new Set(site_departments.map(({ group }) => group)))
})

test("each day of the week is closed or has hours that begin before they end", () => {
  for (const { openingschedule } of DEPARTMENTS) {
    const hours = openingschedule?.openinghours ?? []
    expect(hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const { opens, closes, displayText } of hours) {
      expect(opens === undefined).toBe(closes === undefined)
      if (opens !== undefined && closes !== undefined) {
        expect(opens < closes).toBe(true)
        expect(displayText).toBe(`${opens}–${closes}`)
      }
    }
  }
})

test("days are named in the site's language", () => {
  const monday = (name: string): string | undefined =>
    demoDealerships(name)[0]?.site_departments?.[0]?.openingschedule?.openinghours?.[0]?.day

  expect(SITE_NAMES.map(monday)).toEqual(["Måndag", "Måndag", "Mandag", "Monday", "Maanantai", "Pondelok"])
})

test("some workshops have a vacation, one of them today, and no vacation ends before it begins", () => {
  const vacations = DEPARTMENTS.flatMap(({ openingschedule }) => openingschedule?.vacationdays ?? [])

  expect(vacations.length).toBeGreaterThan(4)
  expect(vacations.filter(({ vacationstart, vacationend }) => vacationstart >= vacationend)).toEqual([])
  expect(vacations.some(({ vacationstart }) => vacationstart === "2026-11-23")).toBe(true)
})

test("brands have codes, with derived codes next to their base brand and two exceptions [spec 2 §5]", () => {
  const codesOf = (site: SiteName): readonly string[] =>
    demoDealerships(site).flatMap(({ site_departments = [] }) =>
      site_departments.flatMap(({ brands = [] }) => brands.map(({ brand_code }) => brand_code)),
    )

  for (const site of ["se-automotive", "no-automotive", "uk-automotive"] as const)
    expect(codesOf(site), site).toEqual(expect.arrayContaining(["FI", "FI_TR", "MH_TR"]))
  expect(codesOf("se-automotive")).toEqual(expect.arrayContaining(["VO", "VO_TR"]))
})

test("every dealership has a department that sells its cars", () => {
  for (const { site_departments = [], site_brands = [], site_id } of ALL) {
    const types = site_departments.map(({ department_type }) => department_type)
    expect(types, site_id).toContain("UsedCars")
    expect(site_brands.length, site_id).toBeGreaterThan(0)
  }
})
