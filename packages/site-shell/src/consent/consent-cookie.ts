export const CONSENT_COOKIE = "fc-consent"

/** The purposes that need consent. Storage that is necessary for a page to work needs no consent. */
export const PURPOSES = ["statistics", "marketing", "media"] as const

export type Purpose = (typeof PURPOSES)[number]

export interface Consent {
  readonly version: number
  /** The day on which the visitor answered, for example `20261121`. */
  readonly day: string
  readonly purposes: readonly Purpose[]
}

const VALUE = /^(\d{1,9})\.(\d{8})((?:\.[a-z]+)*)$/

export function readConsent(cookies: string | null): Consent | null {
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies ?? "")?.[1] ?? ""
  const [, version, day, names] = VALUE.exec(value.trim()) ?? []
  if (version === undefined || day === undefined) return null
  return { version: Number(version), day, purposes: selectPurposes((names ?? "").split(".")) }
}

/** Formats the value of the consent cookie, for example `1.20261121.statistics.media`. */
export function formatConsent({ version, day, purposes }: Consent): string {
  return [version, day, ...purposes].join(".")
}

export function selectPurposes(names: readonly string[]): Purpose[] {
  return PURPOSES.filter((purpose) => names.includes(purpose))
}
