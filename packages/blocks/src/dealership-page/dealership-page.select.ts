import { getCountry } from "@forecourt/calendar"
import { parsePosition } from "@forecourt/contracts/distance"
import type { Dealership, Department as FoundDepartment } from "@forecourt/contracts/search"
import { selectBaseBrands } from "../stock/dealership/base-brands.ts"
import { createDealershipView } from "../stock/dealership/dealership.select.ts"
import type { DealershipPageView, Department, Person } from "../stock/dealership/dealership.types.ts"
import { readDepartmentSchedule, readMainSchedule } from "../stock/dealership/schedule.select.ts"
import type { CarPicture } from "../stock/stock.types.ts"

interface ViewOptions extends Pick<DealershipPageView, "today" | "cars"> {
  readonly locale: string
  readonly carList: string | null
  readonly toPicture: (src: string, alt: string) => CarPicture
}

/** Converts a dealership to the data of its page, without unknown values. Spec 2 §2.7. */
export function createDealershipPageView(
  dealership: Dealership,
  { today, cars, locale, carList, toPicture }: ViewOptions,
): DealershipPageView {
  const { site_geocoord, site_departments = [] } = dealership
  const country = getCountry(locale)
  return {
    ...createDealershipView(dealership, { path: null, schedule: readMainSchedule(dealership, country), toPicture }),
    today,
    position: getPosition(site_geocoord),
    departments: site_departments.map((department, index) => createDepartment(department, index, country)),
    cars,
    carsHref: carList === null ? null : buildCarsAddress(carList, dealership),
  }
}

/** Builds the URL of the dealership's cars. Spec 2 §2.7. */
function buildCarsAddress(carList: string, { site_city: city, site_official_name: name }: Dealership): string {
  const [path = "", search] = carList.split("?")
  const query = new URLSearchParams(search)
  if (city !== undefined) query.set("car_site_city", city)
  query.set("car_site_name", name)
  return `${path}?${query}`
}

function getPosition(place = ""): DealershipPageView["position"] {
  const position = parsePosition(place)
  return position && { lat: position.latitude, lng: position.longitude }
}

function createDepartment(department: FoundDepartment, index: number, country: string): Department {
  const { name, official_name, phone, email, erp_id, brands = [], users = [] } = department
  const names = new Map(brands.map(({ brand_code, name: brand = brand_code }) => [brand_code, brand]))
  return {
    id: erp_id ?? String(index),
    name: name || official_name || "",
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    schedule: readDepartmentSchedule(department, country),
    brands: selectBaseBrands([...names.keys()]).map((code) => names.get(code) ?? code),
    people: users.flatMap((user) => toPerson(user) ?? []),
  }
}

function toPerson({ first_name, last_name, title, phone, email }: User): Person | null {
  const name = [first_name, last_name].filter(Boolean).join(" ")
  if (name === "") return null
  return {
    name,
    ...(title !== undefined && { title }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  }
}

type User = NonNullable<FoundDepartment["users"]>[number]
