import type { Settings } from "../settings/settings.ts"
import { getDomain, type MailServer } from "./email-receiver.ts"

/**
 * Reads the mail server of a service from `<prefix>_SMTP_URL` and `<prefix>_SENDER`. Returns `null` if neither is set.
 */
export function readMailServer({ text, refuse }: Pick<Settings, "text" | "refuse">, prefix: string): MailServer | null {
  const [url, sender] = [text(`${prefix}_SMTP_URL`), text(`${prefix}_SENDER`)]
  if (url === null && sender === null) return null
  if (url === null || !/^smtps?:\/\//.test(url) || !URL.canParse(url))
    refuse(`${prefix}_SMTP_URL is no address of a mail server. Write smtps:// and the host.`)
  if (sender === null || getDomain(sender) === "")
    refuse(`${prefix}_SENDER is no e-mail address. Write Norrvik <booking@norrvik.example>.`)
  return { url: url ?? "", sender: sender ?? "" }
}
