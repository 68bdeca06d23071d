/** What a visitor writes. Spec 2 §3. */
export interface ContactValues {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** May be empty. */
  readonly message: string
  /** The dealership that was chosen, where there are several; else empty. */
  readonly siteName: string
  readonly quote: boolean
  readonly testDrive: boolean
}

export type ContactField = keyof ContactValues

/** Who gets a message. */
export interface Recipient {
  /** The dealership, as visitors choose it. */
  readonly siteName: string
  readonly toName: string
  /** Empty where no department of it sells the car: nobody there takes a message. */
  readonly toEmail: string
}

/** What a message is about. */
export interface ContactSubject {
  readonly car: string
  /** Whether visitors choose who gets it, as they do for a sample car, which stands nowhere. */
  readonly isChosen: boolean
  /** Those among whom they choose, or the one who gets it. */
  readonly recipients: readonly Recipient[]
  /** Name of the site. */
  readonly source: string
}
