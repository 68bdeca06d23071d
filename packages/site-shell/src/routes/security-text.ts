/** Longest time that RFC 9116 lets a file of this kind stand without being looked at again is a year; this is half of it. */
const VALID_DAYS = 182
const DAY_MS = 86_400_000

export interface SecuritySite {
  readonly host: string
  readonly languages: readonly string[]
  readonly securityContact?: string
}

/** The site's `security.txt`: whom to tell of a weakness. It never expires, as it is written anew for each asker. RFC 9116. */
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
