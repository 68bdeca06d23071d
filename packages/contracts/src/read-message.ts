/** Returns the message of a thrown value, even if the value is not an `Error`. */
export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
