/** The used part of a library without types. */
declare module "topojson-client" {
  interface Topology {
    readonly type: "Topology"
    readonly objects: Readonly<Record<string, object>>
  }

  /** An object of a topology as GeoJSON. */
  export function feature(
    topology: Topology,
    object: object,
  ): GeoJSON.FeatureCollection<GeoJSON.Polygon | GeoJSON.MultiPolygon>

  /** The lines between two geometries of an object, each once. */
  export function mesh(
    topology: Topology,
    object: object,
    filter: (a: object, b: object) => boolean,
  ): GeoJSON.MultiLineString
}
