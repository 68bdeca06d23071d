import { createHash } from "node:crypto"

/**
 * Path in the media library for a file that an editor uploads: folder of the site, name, and the beginning of what the
 * bytes hash to, so that nothing that is shown somewhere is replaced.
 */
export function buildUploadPath(site: string, name: string, bytes: Uint8Array): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8)
  return `${site}/${stem}-${hash}${extension}`
}
