import { connection } from "next/server"
import { plainText } from "./plain-text.ts"
import { type SecuritySite, securityText } from "./security-text.ts"

/** `/.well-known/security.txt`, and `/security.txt` for those who look where it stood before. */
export function securityRoute(site: SecuritySite) {
  return async (): Promise<Response> => {
    await connection()
    return plainText(securityText(site, new Date()))
  }
}
