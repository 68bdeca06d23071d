import type { Place, PlacePredictions, PlaceRequest } from "@forecourt/contracts/search"

/** The source of places: GeoNames, or an external service. */
export interface PlaceProvider {
  /** Finds the places that match what the visitor has typed so far. */
  readonly find: (request: PlaceRequest) => Promise<PlacePredictions>
  /** Returns a predicted place with its position, or `null` when the identifier is unknown. */
  readonly get: (placeId: string) => Promise<Place | null>
}
