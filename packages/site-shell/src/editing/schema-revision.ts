import { createHash } from "node:crypto"
import type { Registry } from "@forecourt/renderer"

/** Returns a hash of the block schemas. An editor with another hash must reload. */
export function getSchemaRevision(registry: Registry): string {
  const versions = Object.values(registry).map(({ name, version, wire }) => [name, version, wire])
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 12)
}
