import { type ImageField, isRendered } from "@forecourt/renderer"
import type { Footer } from "../generated/footer.ts"

/** The query parameter that filters the car list by brand. Spec 1 §2. */
export const CAR_BRAND = "car_brand"

type Brand = NonNullable<Footer["brands"]>[number]
export type Column = NonNullable<Footer["columns"]>[number]
export type Note = NonNullable<Footer["infoField1"]>

export interface ShownBrand extends Brand {
  readonly logo: ImageField
}

/**
 * Returns the brands that have a logo. Returns an empty list if the editor has hidden the brands or has not written a
 * heading. Spec 1 §5.
 */
export function selectBrands({ showBrands, brandsHeading, brands = [] }: Footer): readonly ShownBrand[] {
  return showBrands && isRendered(brandsHeading) ? brands.filter(hasLogo) : []
}

function hasLogo(brand: Brand): brand is ShownBrand {
  return isRendered(brand.logo)
}

/**
 * Creates a function that returns the car list's URL for a brand. The other query parameters of the list's URL are
 * kept. Spec 1 §2.
 */
export function createBrandAddresses(pathToCarList: string): (name: string) => string {
  const [address = "", anchor] = pathToCarList.split("#")
  const [path = "", query] = address.split("?")
  const kept = new URLSearchParams(query)
  kept.delete(CAR_BRAND)

  const previous = `${path}?${kept}${kept.size > 0 ? "&" : ""}${CAR_BRAND}=`
  const after = anchor ? `#${anchor}` : ""
  return (name) => previous + encodeURIComponent(name) + after
}

export function selectColumns({ columns = [] }: Footer): readonly Column[] {
  return columns.filter(
    ({ title, description, columnItems }) =>
      isRendered(title) || isRendered(description) || Boolean(columnItems?.length),
  )
}

/** Returns the notes that have a heading or a text. Spec 1 §5. */
export function selectNotes({ infoField1, infoField2 }: Footer): readonly Note[] {
  return [infoField1, infoField2].filter((note) => note !== undefined).filter(hasContent)
}

function hasContent({ heading, text }: Note): boolean {
  return isRendered(heading) || isRendered(text)
}
