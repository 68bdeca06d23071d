import { type MailServer, readMailServer } from "../messages/messages.ts"
import type { Settings } from "../settings/settings.ts"
import { STAFF_ROLES, type StaffPerson, type StaffRole } from "./staff.types.ts"

export interface StaffConfig {
  readonly people: readonly StaffPerson[]
  /** The public origin of the pages, which is part of links in e-mails. `null` in development: that of the server. */
  readonly url: string | null
  /** The number of trusted servers in front, which add to `X-Forwarded-For`. */
  readonly proxies: number
  /** The time zone in which times of messages are shown. */
  readonly zone: string
  readonly isDevelopment: boolean
}

const SETTING = "FORECOURT_STAFF"
const DEVELOPER: StaffPerson = {
  email: "staff@example.com",
  name: "Staff in development",
  roles: STAFF_ROLES,
  sites: null,
  workshops: null,
}

/** Reads who may sign in. Returns `null` in production if no one may, so that there are no pages of staff. */
export function readStaffConfig(settings: Settings): StaffConfig | null {
  const { text, address, wholeNumber, isProduction, refuse } = settings
  const list = text(SETTING)
  if (list === null && isProduction) return null
  const zone = text("FORECOURT_STAFF_ZONE") ?? "Europe/Stockholm"
  if (!isZone(zone)) refuse(`FORECOURT_STAFF_ZONE is "${zone}", which is no time zone. Write Europe/Oslo.`)
  const url = address("FORECOURT_STAFF_URL")
  if (isProduction && url === null)
    refuse("FORECOURT_STAFF_URL is missing. Set the public address of the server with /staff, without a path.")
  if (isProduction && text(`${SETTING}_SMTP_URL`) === null)
    refuse(`${SETTING}_SMTP_URL is missing. Links for staff are sent by e-mail: write smtps://user:password@host:465.`)
  if (url !== null && URL.canParse(url) && new URL(url).origin !== url)
    refuse("FORECOURT_STAFF_URL has a path. Write https:// and the host only.")
  return {
    people: list === null ? [DEVELOPER] : readPeople(list, refuse),
    url,
    proxies: wholeNumber("FORECOURT_PROXIES", { preset: 0, max: 10 }),
    zone,
    isDevelopment: !isProduction,
  }
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null
  } catch {
    return false
  }
}

function readPeople(list: string, refuse: Settings["refuse"]): StaffPerson[] {
  const items = parseList(list)
  if (items === null) {
    refuse(`${SETTING} is no JSON list. Write [{"email": "anna@example.com", "name": "Anna", "roles": ["leads"]}].`)
    return []
  }
  return items.flatMap((item, index) => {
    const person = toPerson(item)
    if (typeof person !== "string") return [person]
    refuse(`${SETTING}: person ${index + 1} ${person}`)
    return []
  })
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

const EMAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/

/** Returns a person, or the sentence that says what is wrong. */
function toPerson(item: unknown): StaffPerson | string {
  const { email, name, roles, sites, workshops } = Object(item) as Readonly<Record<string, unknown>>
  if (typeof email !== "string" || !EMAIL.test(email))
    return 'has no e-mail address. Write "email": "anna@example.com".'
  if (!isTexts(roles) || roles.length === 0 || !roles.every(isRole))
    return `has no known roles. Write "roles" as a list of ${STAFF_ROLES.join(", ")}.`
  if (sites !== undefined && !isTexts(sites)) return 'has no list as "sites". Write ["se-automotive"], or leave it out.'
  if (workshops !== undefined && !isTexts(workshops))
    return 'has no list as "workshops". Write ["SE-603"], or leave it out.'
  if (roles.includes("operator") && (sites ?? workshops) !== undefined)
    return 'is an operator, who sees everything that waits. Leave out "sites" and "workshops", or the role.'
  return {
    email: email.toLowerCase(),
    name: typeof name === "string" && name !== "" ? name : email,
    roles,
    sites: sites ?? null,
    workshops: workshops ?? null,
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string")
}

function isRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}

/** Reads the mail server that sends sign-in links. Returns `null` if it is not set. */
export function readStaffMail(settings: Settings): MailServer | null {
  return readMailServer(settings, SETTING)
}
