/** The recipient of a message. */
export interface Recipient {
  /** The name of the dealership as it is shown to visitors. */
  readonly siteName: string
  readonly toName: string
  /** The e-mail address, or an empty string when no department accepts messages. */
  readonly toEmail: string
}

/**
 * The possible recipients of a message. If `isChosen` is true, the visitor selects a recipient. Otherwise, the first
 * recipient is used.
 */
export interface Recipients {
  readonly isChosen: boolean
  readonly recipients: readonly Recipient[]
}

export function getRecipient(siteName: string, { isChosen, recipients }: Recipients): Recipient | null {
  const match = isChosen ? recipients.find((recipient) => recipient.siteName === siteName) : recipients[0]
  return match ?? null
}

export function isRecipients(json: Partial<Recipients>): json is Recipients {
  return (
    Array.isArray(json.recipients) &&
    json.recipients.every((recipient: Partial<Recipient> | null) =>
      [recipient?.siteName, recipient?.toName, recipient?.toEmail].every((text) => typeof text === "string"),
    )
  )
}
