import Supercluster from "supercluster"
import { getBounds } from "./camera.ts"
import { eastFrom } from "./longitude.ts"
import type { Position, Sight } from "./map-adapter.types.ts"
import { MAX_ZOOM, type Place } from "./map-core.ts"

/**
 * The minimum distance between two markers, in pixels. Markers that are closer to each other are merged into a cluster,
 * so that each marker is large enough to tap.
 */
const CLUSTER_PX = 44

const NEARLY = 0.001

export interface Cluster {
  readonly places: readonly [Place, ...Place[]]
  readonly position: Position
  /** The index of the cluster's first place in the list of places. It determines the tab order of the markers. */
  readonly order: number
  /**
   * The zoom level at which the cluster splits into separate markers. It exceeds the maximum zoom level if all places
   * have the same position.
   */
  readonly opensAt: number
}

/** A function that returns the markers in view. A marker that has not changed is the same object in every call. */
export type Clusters = (sight: Sight, selected?: string | null) => readonly Cluster[]

export function createClusters(places: readonly Place[]): Clusters {
  const singles = places.map(createSingle)
  const middle = getMiddle(places)
  const index = new Supercluster<{ readonly one: Cluster }>({ radius: CLUSTER_PX, extent: 256, maxZoom: MAX_ZOOM })
  index.load(
    singles.map((item) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [eastFrom(-180, item.position.lng - middle), item.position.lat] },
      properties: { one: item },
    })),
  )
  const known = new Map<number, Cluster>()

  function createCluster(id: number, [lng = 0, lat = 0]: readonly number[]): Cluster {
    const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.one)
    const several = mergeClusters(leaves, {
      position: { lat, lng: eastFrom(-180, lng + middle) },
      opensAt: index.getClusterExpansionZoom(id),
    })
    known.set(id, several)
    return several
  }

  function findClusters({ zoom, west, south, east, north }: Sight): Cluster[] {
    const clusters = index.getClusters([west - middle, south, east - middle, north], Math.floor(zoom + NEARLY))
    return clusters.map(({ geometry, properties }) => {
      if ("one" in properties) return properties.one
      return known.get(properties.cluster_id) ?? createCluster(properties.cluster_id, geometry.coordinates)
    })
  }

  const standAlone = removeSelected(singles)
  return (sight, selected = null) => standAlone(findClusters(sight), sight, selected).toSorted(compareOrder)
}

/**
 * Returns the longitude in the middle of all places, on which the index of the clustering library is centred. The index
 * does not wrap around at its edges, so the edges must be far from all places.
 */
function getMiddle(places: readonly Place[]): number {
  const { west, east } = getBounds(places.map(({ position }) => position))
  return Math.round((west + east) / 2)
}

function removeSelected(singles: readonly Cluster[]) {
  const findSingle = new Map(singles.map((item) => [item.places[0], item]))
  let alone: Cluster | undefined
  let rests = new WeakMap<Cluster, Cluster>()

  function createRest(cluster: Cluster, taken: Place): Cluster {
    const left = cluster.places.flatMap((place) => (place === taken ? [] : (findSingle.get(place) ?? [])))
    const rest = left.length === 1 && left[0] ? left[0] : mergeClusters(left, cluster)
    rests.set(cluster, rest)
    return rest
  }

  return (clusters: readonly Cluster[], sight: Sight, selected: string | null): readonly Cluster[] => {
    if ((alone?.places[0].id ?? null) !== selected) {
      alone = singles.find(({ places: [{ id }] }) => id === selected)
      rests = new WeakMap()
    }
    const taken = alone?.places[0]
    if (!alone || !taken) return clusters
    const others = clusters
      .filter((cluster) => cluster !== alone)
      .map((cluster) => (cluster.places.includes(taken) ? (rests.get(cluster) ?? createRest(cluster, taken)) : cluster))
    return isSeen(taken.position, sight) ? [...others, alone] : others
  }
}

function isSeen({ lat, lng }: Position, { west, south, east, north }: Sight): boolean {
  return lat >= south && lat <= north && eastFrom(west, lng) <= east
}

function mergeClusters(
  ones: readonly Cluster[],
  { position, opensAt }: Pick<Cluster, "position" | "opensAt">,
): Cluster {
  const [first, ...others] = ones.toSorted(compareOrder)
  if (!first) throw new Error("map: a marker without places.")
  return {
    places: [first.places[0], ...others.map(({ places: [place] }) => place)],
    position,
    order: first.order,
    opensAt,
  }
}

function createSingle(place: Place, order: number): Cluster {
  return { places: [place], position: place.position, order, opensAt: 0 }
}

function compareOrder(cluster: Cluster, other: Cluster): number {
  return cluster.order - other.order
}
