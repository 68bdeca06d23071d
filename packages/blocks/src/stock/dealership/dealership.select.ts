import { getCountry, type OpeningSchedule } from "@forecourt/calendar"
import type { Dealership } from "@forecourt/contracts/search"
import type { SiteContext } from "@forecourt/renderer"
import { createPicture } from "../create-picture.ts"
import { createPictureTemplates } from "../picture-templates.ts"
import type { CarPicture } from "../stock.types.ts"
import type { DealershipView } from "./dealership.types.ts"
import { buildDirections } from "./directions-to.ts"
import { readMainSchedule } from "./schedule.select.ts"

/** The known data of a dealership. It is only the name if the search does not find the dealership. */
export type KnownDealership = Partial<Dealership> & Pick<Dealership, "site_official_name">

interface ViewOptions {
  readonly path: string | null
  readonly schedule: OpeningSchedule | null
  readonly toPicture: (src: string, alt: string) => CarPicture
}

/**
 * Converts the data of a dealership to the data that a page shows. Missing address fields become empty strings. Spec 2
 * §3.
 */
export function createDealershipView(
  known: KnownDealership,
  { path, schedule, toPicture }: ViewOptions,
): DealershipView {
  const { slug, site_official_name: name, site_phone: phone, site_email: email } = known
  const { site_street: street = "", site_zip: postcode = "", site_city: city = "" } = known
  const picture = getPicture(known)
  return {
    href: slug === undefined || path === null ? null : `${path}/${encodeURIComponent(slug)}`,
    name,
    street,
    postcode,
    city,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    picture: picture === null ? null : toPicture(picture, name),
    directionsHref: buildDirections(name, street, postcode, city),
    schedule,
  }
}

const SIZE = { width: 1920, height: 1080 }

interface CardOptions {
  readonly site: Pick<SiteContext, "imageUrl" | "locale">
  readonly path: string | null
  /** Returns the opening hours for a card. @default the hours of the sales department */
  readonly readSchedule?: (dealership: Dealership, country: string) => OpeningSchedule | null
}

export function createDealershipViews(
  dealerships: readonly Dealership[],
  { site, path, readSchedule = readMainSchedule }: CardOptions,
): readonly DealershipView[] {
  const templates = createPictureTemplates(
    dealerships.flatMap((dealership) => getPicture(dealership) ?? []),
    site,
  )
  const createPictureFor = (src: string) => createPicture(src, templates, { alt: "", ...SIZE })
  const country = getCountry(site.locale)
  return dealerships.map((dealership) =>
    createDealershipView(dealership, {
      path,
      schedule: readSchedule(dealership, country),
      toPicture: createPictureFor,
    }),
  )
}

function getPicture({ site_primary_image: picture, site_image_url: address }: Partial<Dealership>): string | null {
  return picture?.original ?? address ?? null
}
