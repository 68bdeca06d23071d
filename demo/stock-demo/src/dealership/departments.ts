import type { Department, DepartmentUser } from "@forecourt/contracts/search"
import { MAKES } from "../catalogue/catalogue.ts"
import type { Chance } from "../chance.ts"
import type { DepartmentName } from "../language/language.types.ts"
import { LANGUAGES } from "../language/languages.ts"
import type { Site } from "../market/sites.ts"
import { plainWord } from "../plain.ts"
import { scheduleOf } from "./opening.ts"
import type { Place } from "./places.ts"

const GROUPS: Readonly<Record<DepartmentName, NonNullable<Department["group"]>>> = {
  newCars: "New cars",
  usedCars: "other",
  workshop: "Workshop",
  parts: "Parts",
  bodyWork: "Body work",
  tyres: "other",
}

const TYPES: Readonly<Record<DepartmentName, string>> = {
  newCars: "NewCars",
  usedCars: "UsedCars",
  workshop: "Service",
  parts: "Parts",
  bodyWork: "BodyShop",
  tyres: "TyreHotel",
}

/** The numbers of departments in the ERP. */
const NUMBERS: Readonly<Record<DepartmentName, number>> = {
  newCars: 10,
  usedCars: 20,
  workshop: 30,
  parts: 40,
  bodyWork: 50,
  tyres: 60,
}

/** The codes for vans of a make, two of which are used without a base brand. Spec 2 §5. */
const VAN_CODES: Readonly<Record<string, string>> = { FI: "FI_TR", MH: "MH_TR", VW: "VW_TR", VO: "VO_TR", FO: "FO_TR" }

/** A dealership without its departments. */
export interface Branch {
  readonly site: Site
  readonly place: Place
  /** The number of the dealership on its site, from 1. */
  readonly number: number
  /** The makes that it sells new. */
  readonly sold: readonly string[]
}

/** Formats a department's `company.department` number in the ERP. */
export function erpId({ site, number }: Pick<Branch, "site" | "number">, department: DepartmentName): string {
  return `${site.company}.${number * 100 + NUMBERS[department]}`
}

/** Creates the departments of a dealership. */
export function departmentsOf(branch: Branch, chance: Chance): readonly Department[] {
  return namesOf(branch, chance).map((name) => departmentOf(branch, name, chance))
}

function namesOf({ site, number, sold }: Branch, chance: Chance): readonly DepartmentName[] {
  const names: readonly (readonly [DepartmentName, number])[] = [
    ["newCars", sold.length > 0 ? 1 : 0],
    ["usedCars", 1],
    // The first dealership of a site is the main one.
    ["workshop", number === 1 ? 1 : site.brandGroup === "Norrvik" ? 0.9 : 0.6],
    ["parts", site.brandGroup === "Norrvik" ? 0.7 : 0],
    ["bodyWork", site.brandGroup === "Norrvik" ? 0.4 : 0.1],
    ["tyres", site.market === "uk" ? 0 : 0.4],
  ]
  return names.flatMap(([name, share]) => (chance.comes(share) ? [name] : []))
}

function departmentOf(branch: Branch, department: DepartmentName, chance: Chance): Department {
  const { site, place, number } = branch
  const name = LANGUAGES[site.language].dealership.departments[department]
  return {
    name,
    official_name: `${site.brandGroup} ${place.town}, ${name.toLowerCase()}`,
    phone: `${place.phone}${String(number + NUMBERS[department]).padStart(2, "0")}`,
    email: `${TYPES[department].toLowerCase()}.${plainWord(place.town)}@${site.host}`,
    department_type: TYPES[department],
    group: GROUPS[department],
    erp_id: erpId(branch, department),
    brands: brandsOf(branch, department).map((brand_code) => ({ brand_code, name: brandName(brand_code) })),
    users: usersOf(branch, department, chance),
    openingschedule: scheduleOf(site, department, chance),
  }
}

function brandsOf({ sold }: Branch, department: DepartmentName): readonly string[] {
  const codes = sold.map(codeOf)
  if (department === "newCars") return codes
  if (department !== "workshop" && department !== "parts") return []
  // Norrvik's workshops serve all vans of Fiat and Mercedes-Benz, including those sold elsewhere.
  const derived = codes.flatMap((code) => VAN_CODES[code] ?? [])
  return [...new Set([...codes, ...derived, ...(codes.length > 0 ? ["FI", "FI_TR", "MH_TR"] : [])])]
}

function codeOf(make: string): string {
  return MAKES.find((one) => one.make === make)?.code ?? ""
}

/** Returns the name of a brand code; a derived name for vans. */
function brandName(code: string): string {
  const [base = code, derived] = code.split("_")
  const make = MAKES.find((one) => one.code === base)?.make ?? base
  return derived === undefined ? make : `${make} Vans`
}

function usersOf({ site, place, number }: Branch, department: DepartmentName, chance: Chance): DepartmentUser[] {
  const { titles, firstNames, lastNames } = LANGUAGES[site.language].dealership
  const count = chance.whole(2, department === "newCars" || department === "usedCars" ? 4 : 3)
  return Array.from({ length: count }, (_, index) => {
    const [first_name, last_name] = [chance.pick(firstNames), chance.pick(lastNames)]
    const phone = `${place.phone}${String(70 + ((number * 7 + index) % 30)).padStart(2, "0")}`
    const email = `${plainWord(first_name)}.${plainWord(last_name)}@${site.host}`
    return { first_name, last_name, title: chance.pick(titles[department]), phone, email }
  })
}
