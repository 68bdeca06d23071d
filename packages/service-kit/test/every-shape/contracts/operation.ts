export type * from "@forecourt/contracts/operation"
