/** A figure that operators watch; it is read when they ask. */
export interface GaugeDefinition {
  /** Follows `forecourt_<service>_`, for example `outbox_waiting`. */
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number>
}
