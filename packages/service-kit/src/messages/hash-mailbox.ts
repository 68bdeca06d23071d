import { createKeyedHash } from "../secrets/secrets.ts"

const GOOGLE = /^(.*)@(?:gmail|googlemail)\.com$/

/**
 * Hashes the mailbox of an address, for limits. Many servers deliver `anna+any@…` to the mailbox of `anna@…`, and Google
 * ignores dots and has two domains.
 */
export function hashMailbox(key: Buffer, email: string): string {
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@")
    .replace(GOOGLE, (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`)
  return createKeyedHash(key, "mailbox", mailbox)
}
