// Generated from schemas/services/tyre-hotel/hold.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelHold } from "./hold.parser.js"

/** A slot that no one else can book until the hold ends. */
export interface TyreHotelHold {
  /**
   * The id of the hold, which cannot be guessed.
   *
   * @pattern ^[\w-]{20,100}$
   */
  id: string
  /**
   * The moment at which the hold ends.
   *
   * @format date-time
   */
  expiresAt: string
  /**
   * The number of seconds until the hold ends, for clients whose clock is wrong.
   *
   * @minimum 0
   */
  secondsLeft: number
  /** True if the hold has been extended. It cannot be extended again. */
  isRenewed: boolean
}
