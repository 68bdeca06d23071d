export { CODES_TABLE, makeCode, useCode } from "./one-time-codes.ts"
export { endSession, endSessionsOf, findSession, forgetLogins, SESSIONS_TABLE, startSession } from "./sessions.ts"
