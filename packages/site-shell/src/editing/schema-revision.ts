import { createHash } from "node:crypto"
import type { Registry } from "@forecourt/renderer"

/** Returns a hash of the block schemas of a site. An editor that was loaded with a different hash reloads. */
export function getSchemaRevision(registry: Registry): string {
  const versions = Object.values(registry).map(({ name, version, wire }) => [name, version, wire])
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 12)
}
