import type { ActedBy, ActionRefusal, OutboxAction, PendingEntry, ShownEntry } from "../outbox/staff-actions.ts"
import type { Storage } from "../storage/storage.types.ts"

export const STAFF_ROLES = ["leads", "workshop", "operator"] as const

/** `leads` answers visitors' messages, `workshop` looks after visits, `operator` after messages that wait and the log. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A member of staff who may sign in, as listed in the settings. */
export interface StaffPerson {
  /** The e-mail address in lower case. The log of actions names the person by it. */
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** The sites whose messages the person may read. `null` for all. */
  readonly sites: readonly string[] | null
  /** The workshops whose visits the person may see. `null` for all. */
  readonly workshops: readonly string[] | null
}

/** A message with the one-time link that signs a person in. */
export interface SignInMail {
  readonly person: StaffPerson
  readonly link: string
  /** The time for which the link is valid, in milliseconds. */
  readonly lastsMs: number
}

/**
 * The part of a service that its staff use. The pages of staff are rendered from one desk, or from those of several
 * services together.
 */
export interface StaffDesk {
  readonly service: string
  /** The storage with the tables of `addStaff`, for links, sessions and the log of actions. */
  readonly storage: Storage
  readonly now: () => number
  /** The key for one-time links, form tokens and encrypted search words. */
  readonly key: Buffer
  /** Sends a one-time link by e-mail. Without it, this service cannot sign anyone in. */
  readonly sendLink?: (mail: SignInMail) => Promise<void>
  readonly messages?: MessageDesk
  readonly leads?: LeadDesk
  readonly visits?: VisitDesk
  readonly erase?: EraseDesk
}

/** The outbox of a service. */
export interface MessageDesk {
  /** The time after which a waiting message is late, in milliseconds. */
  readonly lateMs: number
  readonly listMessages: () => Promise<readonly PendingEntry[]>
  readonly showMessage: (id: string, by: ActedBy) => Promise<ShownEntry | null>
  readonly sendMessage: (id: string, by: ActedBy) => Promise<ActionRefusal | null>
  readonly dropMessage: (id: string, by: ActedBy & { readonly reason: string }) => Promise<ActionRefusal | null>
  readonly listActions: () => Promise<readonly OutboxAction[]>
}

export const LEAD_STATES = ["waiting", "late", "given-up", "delivered"] as const

export type LeadState = (typeof LEAD_STATES)[number]

/** A message of a visitor without its content. */
export interface Lead {
  readonly id: string
  readonly form: string
  readonly site: string
  readonly receivedAt: string
  /** `dropped` if a person dropped it before its content was deleted at once. It is about to be deleted. */
  readonly state: LeadState | "dropped"
  readonly deliveredAt: string | null
  readonly attempts: number
  /** The reason for the last failure, without personal data. */
  readonly problem: string | null
}

export interface OpenLead extends Lead {
  /** The values of the form, by field. `null` if none of the service's secrets decrypts it. */
  readonly values: Readonly<Record<string, string>> | null
}

export interface LeadQuery {
  /** The sites whose messages the person may read. `null` for all. */
  readonly sites: readonly string[] | null
  readonly state?: LeadState | undefined
  readonly form?: string | undefined
  /** The time of receipt in ISO 8601 format: not before `from`, and before `until`. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** The e-mail address or phone number of the visitor. */
  readonly contact?: string | undefined
}

/** The data of a person in one service. */
export interface PersonData {
  /** The number of the person's messages or alerts, or of the past and cancelled visits. */
  readonly records: number
  /** The number of undelivered messages to the person or about these visits. */
  readonly outgoing: number
  /** The number of the person's coming visits. They must be cancelled before they can be erased. */
  readonly upcoming: number
  /** The number of encrypted messages that none of the service's secrets opens. They may be the person's. */
  readonly unreadable: number
}

export interface Erasure {
  /** The number of messages, alerts or visits that were erased. */
  readonly records: number
  /** The number of messages that are being delivered at this moment and were left. */
  readonly busy: number
}

/** The right of a person to be forgotten, by e-mail address or phone number. */
export interface EraseDesk {
  readonly noun: "message" | "visit" | "alert"
  readonly countPerson: (contact: string) => Promise<PersonData>
  /** Erases the records of a person and the outgoing messages, and records that it was done, in one transaction. */
  readonly erasePerson: (contact: string, by: ActedBy) => Promise<Erasure>
}

/** The messages that visitors wrote. */
export interface LeadDesk {
  readonly forms: readonly string[]
  readonly listLeads: (query: LeadQuery, page: { readonly limit: number; readonly offset: number }) => Promise<Lead[]>
  readonly countLeads: (query: LeadQuery) => Promise<number>
  /** Decrypts messages. The caller records who has read them. */
  readonly openLeads: (query: LeadQuery, limit: number) => Promise<OpenLead[]>
  readonly openLead: (id: string, query: Pick<LeadQuery, "sites">) => Promise<OpenLead | null>
}

export interface StaffWorkshop {
  readonly id: string
  readonly name: string
  readonly zone: string
}

/** A visit to a workshop. */
export interface Visit {
  readonly id: string
  readonly workshopId: string
  readonly day: string
  /** The local start time, `2027-03-02T09:00:00`. `null` if the workshop arranges the time with the customer. */
  readonly startsAt: string | null
  readonly isFullDay: boolean
  readonly isCancelled: boolean
  /** The number of the resource, such as a lift. `null` if the booking has none. */
  readonly resource: number | null
  readonly regNo: string
  readonly car: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly services: readonly string[]
  /** The customer's message. */
  readonly message: string
  /** The note of staff. `null` if the service keeps no notes. */
  readonly note: string | null
}

export interface FreeTime {
  readonly startsAt: string
  readonly isFullDay: boolean
}

/** `changed` means that someone else has changed the visit at the same time. */
export type VisitRefusal = "unknown" | "taken" | "over" | "changed"

/** The visits that customers have booked. */
export interface VisitDesk {
  /** The part of the address, and the key of the texts. */
  readonly kind: "bookings" | "tyre-visits"
  readonly listWorkshops: () => Promise<StaffWorkshop[]>
  readonly listDay: (workshopId: string, day: string) => Promise<Visit[]>
  /** Finds coming and past visits by registration number or phone number. */
  readonly findVisits: (words: string) => Promise<Visit[]>
  readonly findVisit: (id: string) => Promise<Visit | null>
  readonly cancelVisit?: (id: string, by: ActedBy) => Promise<VisitRefusal | null>
  readonly setNote?: (id: string, note: string) => Promise<void>
  readonly listFreeTimes?: (visit: Visit, day: string) => Promise<FreeTime[]>
  readonly moveVisit?: (id: string, time: FreeTime, by: ActedBy) => Promise<VisitRefusal | null>
}
