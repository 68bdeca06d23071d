import { createHash } from "node:crypto"

/**
 * Builds the media library path for an uploaded file. It consists of the site's folder, the file name and the start of
 * the content's hash, so that an upload never replaces a different file.
 */
export function buildUploadPath(site: string, name: string, bytes: Uint8Array): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
  return `${site}/${stem}-${hash}${extension}`
}
