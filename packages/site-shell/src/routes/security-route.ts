import { connection } from "next/server"
import { createTextResponse } from "./plain-text.ts"
import { formatSecurityText, type SecuritySite } from "./security-text.ts"

/** `/.well-known/security.txt`, and `/security.txt` for those who look where it stood before. */
export function createSecurityRoute(site: SecuritySite) {
  return async (): Promise<Response> => {
    await connection()
    return createTextResponse(formatSecurityText(site, new Date()))
  }
}
