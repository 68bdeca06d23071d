import { createHash } from "node:crypto"
import type { Registry } from "@forecourt/renderer"

/** Tells the schemas of a site's blocks from those of another build: an editor that was loaded for others loads anew. */
export function getSchemaRevision(registry: Registry): string {
  const versions = Object.values(registry).map(({ name, version, wire }) => [name, version, wire])
  return createHash("sha256").update(JSON.stringify(versions)).digest("base64url").slice(0, 12)
}
