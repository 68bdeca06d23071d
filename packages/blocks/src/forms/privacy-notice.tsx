import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { PrivacyNoticeProps } from "./create-privacy-notice.ts"
import css from "./privacy-notice.module.css"

const part = anatomy("privacy-notice", css)

/** Renders the notice of personal data and sends its text with the form, as proof of what the visitor saw. */
export function PrivacyNotice({ text, linkText, path }: PrivacyNoticeProps) {
  return (
    <p {...part("root")}>
      <input type="hidden" name="privacyNotice" value={text} />
      {text} <a href={path}>{linkText}</a>.
    </p>
  )
}
