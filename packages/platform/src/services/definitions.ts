import { SITE_SERVICES, type SiteServiceName } from "@forecourt/contracts/site-services"
import type { SearchAlertsSurroundings } from "@forecourt/search-alerts-service"
import type { SearchSurroundings } from "@forecourt/search-service"
import type { ServiceConfig, ServiceDefinition } from "@forecourt/service-kit/service"
import type { TyreHotelSurroundings } from "@forecourt/tyre-hotel-service"
import type { VehicleMediaSurroundings } from "@forecourt/vehicle-media-service"
import type { WorkshopBookingSurroundings } from "@forecourt/workshop-booking-service"

export type PlatformSurroundings = SearchSurroundings &
  SearchAlertsSurroundings &
  TyreHotelSurroundings &
  VehicleMediaSurroundings &
  WorkshopBookingSurroundings

type Definition = ServiceDefinition<ServiceConfig, PlatformSurroundings>

export const SERVICE_NAMES = Object.keys(SITE_SERVICES) as SiteServiceName[]

export const DEFINITIONS = Object.fromEntries(
  await Promise.all(
    SERVICE_NAMES.map(async (name) => {
      const { service }: { service: Definition } = await import(`@forecourt/${name}-service`)
      return [name, service] as const
    }),
  ),
) as Readonly<Record<SiteServiceName, Definition>>
