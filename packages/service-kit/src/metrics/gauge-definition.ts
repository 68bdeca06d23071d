/**
 * A metric for operators, such as the number of waiting entries. Its value is read each time the metrics are requested.
 */
export interface GaugeDefinition {
  /** The name of the metric without the prefix `forecourt_<service>_`, for example `outbox_waiting`. */
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number>
}
