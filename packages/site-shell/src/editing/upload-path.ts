import { createHash } from "node:crypto"

/**
 * Builds the path of an uploaded file in the media library: the site's folder, the name, and the start of the content's
 * hash, so that no file in use is replaced.
 */
export function buildUploadPath(site: string, name: string, bytes: Uint8Array): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
  return `${site}/${stem}-${hash}${extension}`
}
