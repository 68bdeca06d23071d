import { findSession, makeCode, removeSession, startSession, useCode } from "../login/login.ts"
import { createKeyedHash } from "../secrets/secrets.ts"
import type { Storage } from "../storage/storage.types.ts"
import type { StaffDesk, StaffPerson } from "./staff.types.ts"
import { hasStaffAction, recordStaffAction, SIGNED_IN } from "./staff-log.ts"

/** The time for which a link is valid, in milliseconds. */
export const LINK_LASTS_MS = 15 * 60_000
/** The time for which a session is valid, in milliseconds. */
export const SESSION_LASTS_MS = 12 * 60 * 60_000
const NETWORK_IS_KNOWN_MS = 30 * 24 * 60 * 60_000
const DIGITS = 9
/** The prefix of subjects, which keeps staff apart from customers in the tables of codes and sessions. */
const PREFIX = "staff:"

type Home = Pick<StaffDesk, "storage" | "now" | "key">

/**
 * Creates a one-time link and returns its last part. Earlier links of the person stay valid, because anyone can request
 * one. For `null`, creates a decoy, which takes equally long.
 */
export async function createSignInToken({ storage, now, key }: Home, person: StaffPerson | null): Promise<string> {
  const subject = person && PREFIX + person.email
  const wish = { subject, digits: DIGITS, lastsMs: LINK_LASTS_MS, now: now(), keepsEarlier: true }
  const { token, code } = await storage.transaction((tx) => makeCode(tx, key, wish))
  return `${token}.${code}`
}

/** Uses a one-time link. Returns the person, or `null` if the link is unknown, used or expired. */
export async function useSignInToken(
  { storage, now, key }: Home,
  text: string,
  people: readonly StaffPerson[],
): Promise<StaffPerson | null> {
  const [token = "", code = ""] = text.split(".")
  const used = await storage.transaction((tx) => useCode(tx, key, { token, code }, now()))
  return typeof used === "string" ? null : findPerson(used.subject, people)
}

/**
 * Starts a session for a person whose identity has been proven, by a link or by another method, and returns its token.
 * Only a hash of the token is stored. The log keeps a keyed hash of the network, by which it is known.
 */
export function createSession({ storage, now, key }: Home, person: StaffPerson, network: string): Promise<string> {
  return storage.transaction(async (tx) => {
    const by = { actor: person.email, now: now() }
    await recordStaffAction(tx, { action: SIGNED_IN, subject: hashNetwork(key, network) }, by)
    return startSession(tx, { subject: PREFIX + person.email, lastsMs: SESSION_LASTS_MS, now: by.now })
  })
}

/** Returns true if someone has signed in with an e-mail address from a network within 30 days. */
export async function isKnownNetwork({ storage, now, key }: Home, email: string, network: string): Promise<boolean> {
  const since = now() - NETWORK_IS_KNOWN_MS
  return hasStaffAction(storage, { actor: email, action: SIGNED_IN, subject: hashNetwork(key, network), since })
}

function hashNetwork(key: Buffer, network: string): string {
  return createKeyedHash(key, "network", network)
}

/** Finds the person of a session. A person who is no longer in the settings has no session. */
export async function findSignedIn(
  { storage, now }: Home,
  token: string,
  people: readonly StaffPerson[],
): Promise<StaffPerson | null> {
  return findPerson(await findSession(storage, token, now()), people)
}

export async function signOut(storage: Storage, token: string, by: { actor: string; now: number }): Promise<void> {
  await storage.transaction(async (tx) => {
    await removeSession(tx, token)
    await recordStaffAction(tx, { action: "signed out", subject: "" }, by)
  })
}

function findPerson(subject: string | null, people: readonly StaffPerson[]): StaffPerson | null {
  return people.find(({ email }) => PREFIX + email === subject) ?? null
}
