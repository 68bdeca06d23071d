import type { Model, Variant } from "../catalogue/catalogue.types.ts"
import type { Chance } from "../chance.ts"
import type { MarketName } from "../market/market.types.ts"

/** The properties of a car that decide which equipment it can have. */
interface Car {
  readonly model: Model
  readonly variant: Variant
  readonly year: number
  readonly market: MarketName
}

interface Rule {
  /** The share of suitable cars that have it, from 0 to 1. */
  readonly share: number
  readonly may?: (car: Car) => boolean
  /** A group of which a car has at most one, the first that is selected. */
  readonly oneOf?: "wheels" | "cruise" | "camera" | "climate" | "lights"
}

const isVan = ({ model }: Car): boolean => model.body === "van"
const isPickUp = ({ model }: Car): boolean => model.body === "pickup"
const seatsMany = (car: Car): boolean => !isVan(car)
const isCostly = ({ variant }: Car): boolean => variant.price >= 38_000
const isCharged = ({ variant }: Car): boolean => variant.battery > 0
const isElectric = ({ variant }: Car): boolean => variant.fuel === "electric"
const isNorthern = ({ market }: Car): boolean => market === "se" || market === "no" || market === "fi"
const since =
  (year: number) =>
  (car: Car): boolean =>
    car.year >= year

/** The rules for each piece of equipment, in the order of lists. */
const RULES = {
  adaptiveCruise: { share: 0.6, may: since(2017), oneOf: "cruise" },
  cruise: { share: 0.8, oneOf: "cruise" },
  laneAssist: { share: 0.75, may: since(2016) },
  blindSpot: { share: 0.45, may: since(2016) },
  trafficSigns: { share: 0.5, may: since(2017) },
  camera360: { share: 0.25, may: isCostly, oneOf: "camera" },
  rearCamera: { share: 0.75, oneOf: "camera" },
  parkingSensors: { share: 0.8 },
  parkingAssist: { share: 0.2, may: since(2018) },
  seatHeating: { share: 0.85, may: isNorthern },
  rearSeatHeating: { share: 0.3, may: (car) => isNorthern(car) && isCostly(car) && seatsMany(car) },
  steeringHeating: { share: 0.5, may: (car) => isNorthern(car) && since(2016)(car) },
  heatedWindscreen: { share: 0.25 },
  leather: { share: 0.3, may: (car) => isCostly(car) && seatsMany(car) },
  electricSeats: { share: 0.45, may: isCostly },
  panorama: { share: 0.3, may: (car) => seatsMany(car) && car.model.body !== "convertible" && !isPickUp(car) },
  navigation: { share: 0.65 },
  carPlay: { share: 0.8, may: since(2017) },
  digitalCluster: { share: 0.55, may: since(2018) },
  headUp: { share: 0.25, may: isCostly },
  keyless: { share: 0.6 },
  electricTailgate: {
    share: 0.5,
    may: (car) => isCostly(car) && (car.model.body === "suv" || car.model.body === "estate"),
  },
  towbar: { share: 0.4, may: ({ variant }) => variant.trailer > 0 },
  roofRails: { share: 0.6, may: ({ model }) => model.body === "estate" || model.body === "suv" },
  matrixLights: { share: 0.25, may: (car) => isCostly(car) && since(2018)(car), oneOf: "lights" },
  ledLights: { share: 0.7, may: since(2015), oneOf: "lights" },
  wheels20: { share: 0.3, may: (car) => car.variant.price >= 55_000 && !isVan(car), oneOf: "wheels" },
  wheels19: { share: 0.4, may: (car) => isCostly(car) && !isVan(car), oneOf: "wheels" },
  wheels18: {
    share: 0.5,
    may: ({ variant, model }) => variant.price >= 26_000 && model.body !== "van",
    oneOf: "wheels",
  },
  wheels16: { share: 0.6, oneOf: "wheels" },
  winterWheels: { share: 0.45, may: isNorthern },
  climate: { share: 0.75, oneOf: "climate" },
  airConditioning: { share: 0.95, oneOf: "climate" },
  parkingHeater: { share: 0.35, may: (car) => isNorthern(car) && !isElectric(car) && car.variant.fuel !== "petrol" },
  heatPump: { share: 0.55, may: isElectric },
  preconditioning: { share: 0.6, may: isElectric },
  chargeCable: { share: 0.85, may: isCharged },
  wirelessCharging: { share: 0.4, may: since(2019) },
  premiumAudio: { share: 0.25, may: isCostly },
  dabRadio: { share: 0.7, may: since(2016) },
  isofix: { share: 0.8, may: ({ model }) => model.seats >= 4 },
  rainSensor: { share: 0.55 },
  tintedWindows: { share: 0.4, may: seatsMany },
  splitSeats: { share: 0.4, may: ({ model }) => model.seats >= 4 && model.body !== "convertible" },
  cargoPanels: { share: 0.7, may: isVan },
  bulkhead: { share: 0.9, may: isVan },
  tonneau: { share: 0.6, may: isPickUp },
  airSuspension: { share: 0.35, may: ({ variant, model }) => variant.price >= 62_000 && model.body === "suv" },
} as const satisfies Record<string, Rule>

/** The name of a piece of equipment. */
export type EquipmentName = keyof typeof RULES

const ENTRIES: readonly (readonly [EquipmentName, Rule])[] = Object.entries(RULES).map(([name, rule]) => [
  nameOf(name),
  rule,
])

function nameOf(name: string): EquipmentName {
  return name as EquipmentName
}

/**
 * Selects the equipment of a car: suitable pieces, and at most one of each group, such as wheels, cameras and lights.
 */
export function equipmentOf(car: Car, chance: Chance): readonly EquipmentName[] {
  const taken = new Set<string>()
  return ENTRIES.flatMap(([name, { share, may, oneOf }]) => {
    const comes = chance.comes(share)
    if (!comes || (may && !may(car)) || (oneOf !== undefined && taken.has(oneOf))) return []
    if (oneOf !== undefined) taken.add(oneOf)
    return [name]
  })
}
