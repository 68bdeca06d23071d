/** Who gets a message. */
export interface Recipient {
  /** The dealership, as visitors choose it. */
  readonly siteName: string
  readonly toName: string
  /** Empty where no department of it is there for this: nobody there takes a message. */
  readonly toEmail: string
}

/** Those among whom visitors choose, or the one who gets it. */
export interface Recipients {
  readonly isChosen: boolean
  readonly recipients: readonly Recipient[]
}

/** Who was chosen, or is there alone; `null` where nobody is. */
export function getRecipient(siteName: string, { isChosen, recipients }: Recipients): Recipient | null {
  const found = isChosen ? recipients.find((one) => one.siteName === siteName) : recipients[0]
  return found ?? null
}

/** Whether a form carries recipients with it. */
export function isRecipients(json: Partial<Recipients>): json is Recipients {
  return (
    Array.isArray(json.recipients) &&
    json.recipients.every((one: Partial<Recipient> | null) =>
      [one?.siteName, one?.toName, one?.toEmail].every((text) => typeof text === "string"),
    )
  )
}
