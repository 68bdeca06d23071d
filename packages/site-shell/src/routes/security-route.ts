import { connection } from "next/server"
import { createTextResponse } from "./plain-text.ts"
import { formatSecurityText, type SecuritySite } from "./security-text.ts"

/** Creates `/.well-known/security.txt` and its former location, `/security.txt`. */
export function createSecurityRoute(site: SecuritySite) {
  return async (): Promise<Response> => {
    await connection()
    return createTextResponse(formatSecurityText(site, new Date()))
  }
}
