import type {
  EntryState,
  EraseDesk,
  FreeTime,
  Lead,
  LeadState,
  OpenLead,
  PendingEntry,
  PersonData,
  StaffPerson,
  StaffWorkshop,
  Visit,
} from "@forecourt/service-kit/staff"

export type Section = "leads" | "bookings" | "tyre-visits" | "messages" | "erase" | "log"

/** The data of a page. */
export interface StaffView {
  readonly cssName: string
  readonly zone: string
  readonly now: number
  /** The person who is signed in, with the pages that the person may use. */
  readonly session: SessionView | null
  readonly flash: Flash | null
  readonly content: Content
}

export interface SessionView {
  readonly person: StaffPerson
  readonly sections: readonly Section[]
  readonly formToken: string
}

export interface Flash {
  readonly text: string
  readonly isError: boolean
}

export type Content =
  | SignInContent
  | { readonly page: "link-sent" }
  | { readonly page: "use-link"; readonly path: string }
  | { readonly page: "error"; readonly title: string; readonly text: string }
  | LeadsContent
  | LeadContent
  | MessagesContent
  | MessageContent
  | EraseContent
  | DayContent
  | FoundVisitsContent
  | VisitContent
  | LogContent

export interface SignInContent {
  readonly page: "sign-in"
  readonly email: string
  readonly error?: string
  readonly isDevelopment: boolean
}

/** The filters of messages as they are in the address. `find` is an encrypted e-mail address or phone number. */
export interface LeadFilters {
  readonly state: LeadState | ""
  readonly form: string
  readonly from: string
  readonly to: string
  readonly find: string
}

export interface LeadsContent {
  readonly page: "leads"
  readonly filters: LeadFilters
  readonly forms: readonly string[]
  readonly leads: readonly Lead[]
  /** The decrypted search words, or `null` if the list is not searched. */
  readonly contact: string | null
  /** The number of messages that fit the filters, and the number of them that an export contains. */
  readonly total: number
  readonly exported: number
  readonly number: number
  readonly hasNext: boolean
  readonly searchError?: string | undefined
}

export interface LeadContent {
  readonly page: "lead"
  readonly lead: OpenLead
}

export interface ServiceMessage extends PendingEntry {
  readonly service: string
  readonly state: EntryState
}

export interface MessagesContent {
  readonly page: "messages"
  readonly messages: readonly ServiceMessage[]
  /** The selected state, or an empty string for all. */
  readonly state: EntryState | ""
  /** The number of messages in each state, whether they are selected or not. */
  readonly counts: Readonly<Record<EntryState, number>>
  /** The number of the selected messages that can be sent. */
  readonly sendable: number
}

export interface MessageContent {
  readonly page: "message"
  readonly message: ServiceMessage
  /** The content as text. `null` if none of the service's secrets decrypts it. */
  readonly text: string | null
}

export interface EraseContent {
  readonly page: "erase"
  readonly error?: string
  readonly found?: FoundPerson
}

export interface FoundPerson {
  readonly contact: string
  /** The encrypted contact to confirm with. */
  readonly sealed: string
  readonly services: readonly ServiceData[]
}

export interface ServiceData extends PersonData, Pick<EraseDesk, "noun"> {
  readonly service: string
}

export type VisitSection = "bookings" | "tyre-visits"

export interface DayContent {
  readonly page: "day"
  readonly section: VisitSection
  readonly workshops: readonly StaffWorkshop[]
  readonly workshopId: string
  readonly day: string
  readonly previous: string
  readonly next: string
  readonly visits: readonly Visit[]
  readonly error?: string | undefined
}

export interface FoundVisitsContent {
  readonly page: "found-visits"
  readonly section: VisitSection
  readonly words: string
  readonly workshops: readonly StaffWorkshop[]
  readonly visits: readonly Visit[]
}

export interface VisitContent {
  readonly page: "visit"
  readonly section: VisitSection
  readonly visit: Visit
  readonly workshop: StaffWorkshop
  readonly isOver: boolean
  readonly canCancel: boolean
  readonly canNote: boolean
  /** The free times of a day, or `null` if visits cannot be moved. */
  readonly move: { readonly day: string; readonly times: readonly FreeTime[] } | null
}

export interface LogLine {
  readonly actedAt: string
  readonly service: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reason: string
}

export interface LogContent {
  readonly page: "log"
  readonly lines: readonly LogLine[]
}
