import { createHash } from "node:crypto"

const HEX_32 = /^[0-9a-f]{32}$/

/** The namespace of all identifiers that are derived from a path. It must never change. */
const NAMESPACE = Buffer.from("6f0ec0c7a3b94d5e8b1a4c6d2e7f9051", "hex")

/**
 * Converts a GUID to lower case with hyphens. The 32 hex digits of the GUID may be written with hyphens, in braces, or
 * without either. Returns `null` for other text.
 */
export function parseGuid(text: string): string | null {
  const hex = text
    .trim()
    .replace(/^\{(.*)\}$/, "$1")
    .replaceAll("-", "")
    .toLowerCase()
  return HEX_32.test(hex) ? toDashed(hex) : null
}

/** Formats a GUID in a .NET format such as `N`, `D` or `B`. An unknown format is treated as `N`. */
export function formatGuid(guid: string, format: string = "N"): string {
  switch (format.toUpperCase()) {
    case "D":
      return guid
    case "B":
      return toBracedGuid(guid)
    default:
      return guid.replaceAll("-", "").toUpperCase()
  }
}

/** Formats a GUID in braces and upper case, as in rendering parameters and raw values. */
export function toBracedGuid(guid: string): string {
  return `{${guid.toUpperCase()}}`
}

/**
 * Creates a GUID from a name (UUID version 5). The same name always results in the same GUID, so that seeded content
 * keeps its identifiers.
 */
export function createGuid(name: string): string {
  const hash = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return toDashed(hash.toString("hex"))
}

function toDashed(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
