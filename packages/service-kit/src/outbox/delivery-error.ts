/** The error for a failed delivery. Its message contains the reason, but no personal data. */
export class DeliveryError extends Error {
  override name = "DeliveryError"
}

/** The error for a payload that the receiver will never accept. Delivery is not retried. */
export class UndeliverableError extends DeliveryError {
  override name = "UndeliverableError"
}
