/** Returns the message of whatever was thrown. */
export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
