import { Image, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Footer as Fields } from "../generated/footer.ts"
import { createBrandAddresses, type ShownBrand } from "./footer.rules.ts"
import css from "./footer-brands.module.css"

const part = anatomy("footer", css)

export interface FooterBrandsProps {
  readonly heading: Fields["brandsHeading"]
  readonly brands: readonly ShownBrand[]
  readonly site: SiteContext
}

/** Renders the brands. On a site with a car list, each brand is a link to the list of its cars. Spec 1 §5. */
export function FooterBrands({ heading, brands, site }: FooterBrandsProps) {
  const getBrandAddress = site.pathToCarList === null ? null : createBrandAddresses(site.pathToCarList)
  return (
    <section {...part("brands")} data-theme="surface-1">
      <Text {...part("brands-heading")} as="h2" field={heading} />
      <ul {...part("brand-list")}>{...brands.map((brand) => renderBrand(brand, getBrandAddress, site))}</ul>
    </section>
  )
}

function renderBrand(
  { name, logo, logoBlackAndWhite }: ShownBrand,
  getAddress: ((name: string) => string) | null,
  site: SiteContext,
) {
  const field = logoBlackAndWhite?.value.src ? logoBlackAndWhite : logo
  const picture = <Image {...part("logo")} field={field} site={site} sizes="160px" />
  if (getAddress === null) return <li>{picture}</li>
  return (
    <li>
      <a
        {...part("brand")}
        href={getAddress(name.value)}
        aria-label={site.text("footer.carsOf", { brand: name.value })}
      >
        {picture}
      </a>
    </li>
  )
}
