import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { VehicleMediaHandlers } from "@forecourt/contracts/vehicle-media.operations"
import {
  type Caller,
  type Opened,
  openService,
  readServiceConfig,
  type ServiceConfig,
  type ServiceDefinition,
  type ServiceTools,
  STANDARD_WORDS,
  type Surroundings,
  toSubject,
} from "@forecourt/service-kit/service"
import { findMedia, type SeededMedia, seedMedia } from "./storage/media.ts"
import { MIGRATIONS } from "./storage/tables.ts"

export type { SeededMedia } from "./storage/media.ts"

const NAME = "vehicle-media"

export interface VehicleMediaSurroundings extends Surroundings {
  /** Returns the media that are written to the storage in development if it is empty. */
  readonly seedMedia?: () => Iterable<SeededMedia>
}

const handlers: VehicleMediaHandlers<Caller> = {
  findVehicleMedia: ({ regNo }, { service: { storage } }) => findMedia(storage, regNo),
}

/**
 * The service that provides videos and 360-degree images of cars. It can run alone or together with other services.
 * Spec 2 §7.
 */
export const service: ServiceDefinition<ServiceConfig, VehicleMediaSurroundings> = {
  read: (settings, presets) => readServiceConfig(settings, NAME, presets),
  open: (config, surroundings) =>
    openService({
      name: NAME,
      config,
      surroundings,
      migrations: MIGRATIONS,
      open: (tools: ServiceTools) => openMedia(tools, config, surroundings),
      calls: { contract: SITE_SERVICES[NAME], handlers, texts: STANDARD_WORDS, lookUpSession: toSubject },
    }),
  setUpBy: ["FORECOURT_VEHICLE_MEDIA_DATABASE"],
}

async function openMedia(
  tools: ServiceTools,
  { isDevelopment }: ServiceConfig,
  { seedMedia: seed }: VehicleMediaSurroundings,
): Promise<Opened<ServiceTools>> {
  if (isDevelopment && seed !== undefined) await seedMedia(tools.storage, seed)
  return { tools }
}
