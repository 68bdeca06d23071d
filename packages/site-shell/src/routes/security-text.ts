/** The number of days until `security.txt` expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 182
const DAY_MS = 86_400_000

export interface SecuritySite {
  readonly host: string
  readonly languages: readonly string[]
  readonly securityContact?: string
}

/** Formats `security.txt` (RFC 9116) for each request, so that its expiry date is always in the future. */
export function formatSecurityText({ host, languages, securityContact }: SecuritySite, now: Date): string {
  const contact = securityContact ?? `mailto:security@${host.replace(/^www\./, "")}`
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: https://${host}/.well-known/security.txt`,
    "",
  ].join("\n")
}
