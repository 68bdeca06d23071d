/** Cookie in which a visitor's choice is kept: version, day and the purposes agreed to, with dots between them. */
export const CONSENT_COOKIE = "fc-consent"

/** The purposes that a visitor can agree to. What a page needs to work is not asked. */
export const PURPOSES = ["statistics", "marketing", "media"] as const

export type Purpose = (typeof PURPOSES)[number]

export interface Consent {
  /** Version of the question that was answered. */
  readonly version: number
  /** Day of the answer, `20261121`. */
  readonly day: string
  readonly purposes: readonly Purpose[]
}

const VALUE = /^(\d{1,9})\.(\d{8})((?:\.[a-z]+)*)$/

/** The choice in a `cookie` header; `null` when there is none, or one that we never wrote. */
export function readConsent(cookies: string | null): Consent | null {
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies ?? "")?.[1] ?? ""
  const [, version, day, names] = VALUE.exec(value.trim()) ?? []
  if (version === undefined || day === undefined) return null
  return { version: Number(version), day, purposes: selectPurposes((names ?? "").split(".")) }
}

/** The cookie's value, for example `1.20261121.statistics.media`. */
export function formatConsent({ version, day, purposes }: Consent): string {
  return [version, day, ...purposes].join(".")
}

/** Those of the names that are purposes, each once. */
export function selectPurposes(names: readonly string[]): Purpose[] {
  return PURPOSES.filter((purpose) => names.includes(purpose))
}
