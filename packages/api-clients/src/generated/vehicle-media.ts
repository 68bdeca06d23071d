// Generated from schemas/services/vehicle-media/vehicle-media.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import { parseVehicleMedia } from "@forecourt/contracts/search/vehicle-media"
import type { FindVehicleMediaInput, VehicleMedia, VehicleMediaCalls } from "@forecourt/contracts/vehicle-media"
import { fetchOrNull, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createVehicleMediaHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("vehicle-media", options, { apiKeyHeader: "x-api-key" })
}

/** Returns the media of a car by its registration number. Spec 2 §3, §7. */
export function findVehicleMedia(
  http: ServiceHttp,
  { regNo }: FindVehicleMediaInput,
  options?: CallOptions,
): Promise<VehicleMedia | null> {
  const request: ServiceRequest = {
    operation: "findVehicleMedia",
    method: "GET",
    path: "/api/vehicle-media/{regNo}",
    segments: { regNo },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchOrNull(http, request, parseVehicleMedia, options)
}

/** Creates all calls of the service for one connection. */
export function vehicleMediaClient(http: ServiceHttp): VehicleMediaCalls {
  return {
    findVehicleMedia: (input, options) => findVehicleMedia(http, input, options),
  }
}
