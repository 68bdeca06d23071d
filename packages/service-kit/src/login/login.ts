export { CODES_TABLE, makeCode, useCode } from "./one-time-codes.ts"
export {
  findSession,
  removeOldLogins,
  removeSession,
  removeSessions,
  SESSIONS_TABLE,
  startSession,
} from "./sessions.ts"
