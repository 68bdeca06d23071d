/** A gauge for operators, which is read when the metrics are requested. */
export interface GaugeDefinition {
  /** The name of the metric after the prefix `forecourt_<service>_`, for example `outbox_waiting`. */
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number>
}
