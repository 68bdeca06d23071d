import { createHash } from "node:crypto"

/**
 * Builds the path of an upload. The path contains the start of the hash of the file, so that an upload never replaces a
 * different file.
 */
export function buildUploadPath(site: string, name: string, bytes: Uint8Array): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
  return `${site}/${stem}-${hash}${extension}`
}
