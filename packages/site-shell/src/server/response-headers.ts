const ALWAYS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin-allow-popups",
}

const HTTPS_ONLY = "max-age=31536000; includeSubDomains"

export function createStandingHeaders({
  isEncrypted,
}: {
  readonly isEncrypted: boolean
}): Readonly<Record<string, string>> {
  return isEncrypted ? { ...ALWAYS, "strict-transport-security": HTTPS_ONLY } : ALWAYS
}
