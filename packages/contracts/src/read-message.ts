/** Returns the message of any value that was thrown. */
export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
