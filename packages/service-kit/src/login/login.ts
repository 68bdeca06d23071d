export { CODES_TABLE, makeCode, useCode } from "./one-time-codes.ts"
export * from "./sessions.ts"
