/**
 * A metric for operators, such as the number of waiting entries. Its values are read each time the metrics are
 * requested.
 */
export interface GaugeDefinition {
  /** The name of the metric without the prefix `forecourt_<service>_`, for example `outbox_waiting`. */
  readonly name: string
  readonly help: string
  /** The name of the label whose values distinguish the values of the metric, for example `kind`. */
  readonly label: string
  /** Returns the values of the metric, by the value of the label. */
  readonly read: () => Promise<ReadonlyMap<string, number>>
}
