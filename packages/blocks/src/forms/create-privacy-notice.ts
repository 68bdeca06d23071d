import type { SiteContext } from "@forecourt/renderer"

export interface PrivacyNoticeProps {
  readonly text: string
  readonly linkText: string
  readonly path: string
}

/**
 * Creates the notice of what becomes of a visitor's personal data. Returns `null` if the site's settings name no company
 * or no page. GDPR, article 13.
 */
export function createPrivacyNotice({ privacy, text }: SiteContext): PrivacyNoticeProps | null {
  if (privacy === undefined) return null
  const { company, path } = privacy
  return { text: text("privacy.notice", { company }), linkText: text("privacy.read"), path }
}
