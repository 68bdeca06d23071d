export {
  createHold,
  type Hold,
  type HoldBook,
  type HoldRefusal,
  hashNetwork,
  removeHold,
  renewHold,
  type WantedHold,
} from "./hold-time.ts"
export {
  deleteExpiredHolds,
  deleteHold,
  findHoldByVisitor,
  type HeldTimes,
  HOLDS_INDEX,
  HOLDS_TABLE,
  type TimeHolder,
} from "./stored-holds.ts"
