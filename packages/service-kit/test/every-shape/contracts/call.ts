export type * from "@forecourt/contracts/call"
