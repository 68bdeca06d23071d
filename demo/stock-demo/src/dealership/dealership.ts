import type { Dealership } from "@forecourt/contracts/search"
import { type Chance, chanceOf } from "../chance.ts"
import { SITES, type Site, type SiteName } from "../market/sites.ts"
import { plainWord } from "../plain.ts"
import { type Branch, departmentsOf } from "./departments.ts"
import { placesOf } from "./places.ts"

/**
 * The scenes in the pictures of dealerships, which are used in turns so that no two pictures of a site are the same.
 */
const SCENES = ["showroom", "forecourt-row", "workshop", "handover", "reception"] as const
const LIGHTS = ["summer-morning", "autumn-day", "winter-dusk", "spring-day"] as const
const CARS = [
  "estate-fjord",
  "suv-moss",
  "hatchback-cherry",
  "saloon-graphite",
  "crossover-glacier",
  "mpv-sand",
] as const

/** Creates the dealerships of a site in the order of its lists. */
export function dealershipsOf(name: SiteName): readonly Dealership[] {
  const site = SITES[name]
  return placesOf(name).map((place, index) => {
    const chance = chanceOf(`${name} dealership ${place.town}`)
    const number = index + 1
    return dealershipOf({ site, place, number, sold: soldAt(site, number, chance) }, chance)
  })
}

/** Returns the makes that a dealership sells new: the first one all makes of its site, the others some. */
function soldAt({ sold }: Site, number: number, chance: Chance): readonly string[] {
  if (number === 1 || sold.length === 0) return sold
  const some = sold.filter(() => chance.comes(0.6))
  return some.length > 0 ? some : sold.slice(0, 2)
}

function dealershipOf(branch: Branch, chance: Chance): Dealership {
  const { site, place, number, sold } = branch
  const name = `${site.brandGroup} ${place.town}`
  const departments = departmentsOf(branch, chance)
  const picture = pictureOf(branch)
  return {
    site_id: `${site.prefix}${String(number).padStart(2, "0")}`,
    slug: slugOf(site, place.town),
    site_official_name: name,
    ...(site.market === "uk" && { site_legal_name: `${name} Ltd` }),
    site_street: place.street,
    site_zip: place.zip,
    site_city: place.town,
    site_phone: `${place.phone}${String(number).padStart(2, "0")}`,
    site_email: `${plainWord(place.town)}@${site.host}`,
    site_region: place.region,
    site_geocoord: `${place.latitude},${place.longitude}`,
    site_image_url: picture,
    site_primary_image: { thumbnail_url: `${picture}?w=480`, original: picture },
    site_brands: [...(sold.length > 0 ? sold : oftenUsed(site))],
    site_department_groups: [...new Set(departments.flatMap(({ group = "other" }) => group))],
    website_city: place.town,
    website_sort_order: number * 10,
    site_departments: [...departments],
  }
}

/** Returns the most common makes of a site without new cars. */
function oftenUsed({ used }: Site): readonly string[] {
  return Object.keys(used)
    .sort((one, other) => (used[other] ?? 0) - (used[one] ?? 0))
    .slice(0, 8)
}

/** Returns the slug of a dealership in addresses, as in the sites' redirects: most often its town. */
function slugOf({ brandGroup, market }: Site, town: string): string {
  const word = SHORT[town] ?? plainWord(town)
  if (market === "uk" || (market === "se" && brandGroup === "Rullo")) return word
  return market === "se" ? `hedin-automotive-${word}` : `${plainWord(brandGroup)}-${word}`
}

/** The towns with another name in addresses. */
const SHORT: Readonly<Record<string, string>> = { "Newcastle upon Tyne": "newcastle", Huddinge: "kungens-kurva" }

function pictureOf({ site: { brandGroup }, number }: Branch): string {
  const scene = SCENES[number % SCENES.length]
  // Each round of scenes has another time of day.
  const light = LIGHTS[(number + Math.floor(number / SCENES.length)) % LIGHTS.length]
  const car = CARS[number % CARS.length]
  return `/-/media/artwork/scenes/${brandGroup === "Rullo" ? "rullo-" : ""}${scene}-${light}-${car}-16x9.svg`
}
