import { createHash } from "node:crypto"
import type { Registry } from "@forecourt/renderer"

/** Returns the revision of the schemas of a site's blocks: an editor that was loaded for another revision reloads. */
export function getSchemaRevision(registry: Registry): string {
  const versions = Object.values(registry).map(({ name, version, wire }) => [name, version, wire])
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 12)
}
