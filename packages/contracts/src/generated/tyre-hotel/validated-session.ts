// Generated from schemas/services/tyre-hotel/validated-session.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseStorageLocation,
  parseStoredTyre,
  parseStoredVehicle,
  parseTreadMeasurement,
  parseTyreHotelValidatedSession,
  parseWheel,
} from "./validated-session.parser.js"

/** What the owner of a vehicle may see. Spec 3 §3.2. */
export interface TyreHotelValidatedSession {
  /** 0 means logged in. */
  status: number
  /** Words of the service for the visitor. */
  message?: string | null
  /** The owner's vehicles; the first one counts. */
  vehicles: StoredVehicle[]
  /**
   * Names the session from now on, in place of the credentials' token; left out by services that keep the old one.
   */
  sessionToken?: string | null
  /**
   * The current day at the workshop, for visitors whose clock is far off; left out by services that do not tell it.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  today?: string
}

/** A vehicle with tyres in storage. Spec 3 §3.2. */
export interface StoredVehicle {
  /** Registration number. */
  regNo: string
  /**
   * What names the vehicle in calls for times.
   *
   * @minLength 1
   */
  brandCode: string
  /** Make. */
  brand?: string | null
  /** Model. */
  model?: string | null
  /** Make and model as one. */
  name?: string | null
  /** The agreement's product. */
  productId?: string | null
  /** What the agreement holds. */
  packageLevel?: string | null
  /** Where the tyres lie. */
  location: StorageLocation
  /** Stored tyres. */
  tires: StoredTyre[]
}

/** Where the tyres lie. */
export interface StorageLocation {
  /** Name of the place. */
  locationName?: string | null
  /** Name of the workshop. */
  departmentName?: string | null
  /**
   * Identifier of the workshop in calls.
   *
   * @minLength 1
   */
  erpId: string
  /** Phone number. */
  phone?: string | null
  /** E-mail address. */
  email?: string | null
}

/** A tyre in storage. */
export interface StoredTyre {
  /** Where on the vehicle it belongs. */
  equipmentPosition?: string | null
  /** Rim and tyre. */
  wheel: Wheel
}

/** Rim and tyre. */
export interface Wheel {
  /** What the tyre is called: make, model and size. */
  name?: string | null
  /** In inches. */
  rimDiameter?: number | null
  /** In millimetres. */
  sectionWidth?: number | null
  /** Height in percent of the width. */
  aspectRatio?: number | null
  /** Tread pattern, or the season it is made for. */
  threadPattern?: string | null
  /** Tread that is left, in millimetres. */
  threadDepth?: number | null
  /** How worn the tyre is: 0 fine, 1 to be replaced, above that to be watched. Spec 3 §8.3. */
  threadStatusId?: number | null
  /** The same in words. */
  threadStatusMessage?: string | null
  /** Earlier measurements, the oldest first; left out by services that keep none. */
  threadHistory?: TreadMeasurement[]
}

/** Tread at the end of a season. */
export interface TreadMeasurement {
  /**
   * Day of the measurement.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  date: string
  /** In millimetres. */
  threadDepth: number
}
