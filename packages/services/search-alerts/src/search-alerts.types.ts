import type { StockSearchOptions } from "@forecourt/api-clients/search"
import type { AlertOrigin, AlertRequest } from "@forecourt/contracts/search-alerts"
import type { BudgetBook } from "@forecourt/service-kit/budgets"
import type { Message } from "@forecourt/service-kit/messages"
import type { EntryRules, Outbox } from "@forecourt/service-kit/outbox"
import type { Caller, ServiceLanguage, ServiceTools, Surroundings } from "@forecourt/service-kit/service"
import { LINK_KIND } from "@forecourt/service-kit/staff"
import { maskVisitTokens } from "@forecourt/service-kit/visits"
import type { AlertTexts } from "./texts.ts"

/** The options that an application passes to this service when it opens the service. */
export interface SearchAlertsSurroundings extends Surroundings {
  /** The client of the search service. @default a client for the configured address */
  readonly search?: SearchHttp
  /** The address of the application, which serves the pages of alerts. @default that of this service alone */
  readonly publicUrl?: string
}

export type SearchHttp = StockSearchOptions["http"]

/** The search of an alert, with everything that its e-mails need. It contains nothing about the visitor. */
export interface AlertSearch extends AlertOrigin, Pick<AlertRequest, "path" | "carPath" | "locale"> {
  /** The host of the site, which is part of links. */
  readonly host: string
  /** The canonical query string of the list's address. */
  readonly query: string
  readonly filters: NonNullable<AlertRequest["filters"]>
}

/** An e-mail of an alert. The address is read from the alert when the e-mail is sent, so that it is stored only once. */
export interface AlertMail {
  readonly alertId: string
  readonly subject: string
  readonly text: string
}

/** The entries of the outbox. */
export interface Outgoing {
  readonly "opt-in": AlertMail
  readonly cars: AlertMail
  readonly ended: AlertMail
  readonly "staff-link": Message
}

/** The kinds of entries that go to visitors. */
export const ALERT_KINDS = ["opt-in", "cars", "ended"] as const satisfies (keyof Outgoing)[]

/** The rules for the messages that staff see. The link of `opt-in` confirms an alert, which only its visitor may do. */
export const ENTRY_RULES: EntryRules = { secretKinds: [LINK_KIND, "opt-in"], mask: maskVisitTokens }

export const KEY_PURPOSES = ["subject", "staff"] as const

type Keys = readonly [Buffer, ...Buffer[]]

export interface SearchAlertsContext extends ServiceTools {
  readonly outbox: Outbox<Outgoing>
  readonly search: SearchHttp
  readonly budgets: BudgetBook
  /** The keys that sign links, the current one first, as in the following lists. */
  readonly linkKeys: Keys
  /** The keys that encrypt addresses. */
  readonly addressKeys: Keys
  /** The keys of the hashes by which alerts of a mailbox are found. */
  readonly mailboxKeys: Keys
  /** The address of the pages of alerts, without a slash at its end. */
  readonly pagesUrl: string
  /** Checks the due alerts in the background. */
  readonly wake: () => void
  /** Resolves when no alert is due. */
  readonly waitUntilChecked: () => Promise<void>
}

export type SearchAlertsCaller = Caller<SearchAlertsContext, AlertTexts>

/** Returns the language of an alert's e-mails and pages. The contract allows only locales in these languages. */
export function getAlertLanguage({ locale }: Pick<AlertSearch, "locale">): ServiceLanguage {
  return locale.slice(0, 2) as ServiceLanguage
}
