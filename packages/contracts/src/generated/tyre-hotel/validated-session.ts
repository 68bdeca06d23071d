// Generated from schemas/services/tyre-hotel/validated-session.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseStorageLocation,
  parseStoredTyre,
  parseStoredVehicle,
  parseTreadMeasurement,
  parseTyreHotelValidatedSession,
  parseWheel,
} from "./validated-session.parser.js"

/** The data that the owner of a vehicle may see. Spec 3 §3.2. */
export interface TyreHotelValidatedSession {
  /** The status of the validation; 0 means logged in. */
  status: number
  /** The service's message for the visitor. */
  message?: string | null
  /** The owner's vehicles, of which only the first is used. */
  vehicles: StoredVehicle[]
  /**
   * A token that identifies the session and replaces the token of the credentials; omitted by services that keep the
   * old token.
   */
  sessionToken?: string | null
  /**
   * The current day at the workshop, for visitors whose clock is wrong; omitted by services that do not provide it.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  today?: string
}

/** A vehicle with tyres in storage. Spec 3 §3.2. */
export interface StoredVehicle {
  /** The registration number. */
  regNo: string
  /**
   * The code that identifies the vehicle in calls for slots.
   *
   * @minLength 1
   */
  brandCode: string
  /** The make. */
  brand?: string | null
  /** The model. */
  model?: string | null
  /** The make and model in a single text. */
  name?: string | null
  /** The product of the agreement. */
  productId?: string | null
  /** The contents of the agreement. */
  packageLevel?: string | null
  /** The location where the tyres are stored. */
  location: StorageLocation
  /** The stored tyres. */
  tires: StoredTyre[]
}

/** The location where the tyres are stored. */
export interface StorageLocation {
  /** The name of the location. */
  locationName?: string | null
  /** The name of the workshop. */
  departmentName?: string | null
  /**
   * The identifier of the workshop in calls.
   *
   * @minLength 1
   */
  erpId: string
  /** The phone number. */
  phone?: string | null
  /** The e-mail address. */
  email?: string | null
}

/** A tyre in storage. */
export interface StoredTyre {
  /** The position of the tyre on the vehicle. */
  equipmentPosition?: string | null
  /** The rim and tyre. */
  wheel: Wheel
}

/** The rim and tyre. */
export interface Wheel {
  /** The name of the tyre: make, model and size. */
  name?: string | null
  /** The rim diameter in inches. */
  rimDiameter?: number | null
  /** The section width in millimetres. */
  sectionWidth?: number | null
  /** The height of the tyre in percent of its width. */
  aspectRatio?: number | null
  /** The tread pattern, or the season for which the tyre is made. */
  threadPattern?: string | null
  /** The remaining tread depth in millimetres. */
  threadDepth?: number | null
  /** The wear of the tyre: 0 is fine, 1 is to be replaced, above 1 is to be watched. Spec 3 §8.3. */
  threadStatusId?: number | null
  /** The wear of the tyre in words. */
  threadStatusMessage?: string | null
  /** The earlier measurements, the oldest first; omitted by services that keep none. */
  threadHistory?: TreadMeasurement[]
}

/** The tread depth at the end of a season. */
export interface TreadMeasurement {
  /**
   * The day of the measurement.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  date: string
  /** The tread depth in millimetres. */
  threadDepth: number
}
