export { type EntryState, getEntryState } from "../outbox/entry-state.ts"
export type { ActedBy, ActionRefusal, OutboxAction, PendingEntry, ShownEntry } from "../outbox/staff-actions.ts"
export { createLinkReceiver, createLinkSender, LINK_KIND } from "./link-sender.ts"
export { createMessageDesk } from "./message-desk.ts"
export { readStaffConfig, readStaffMail, type StaffConfig } from "./read-staff.ts"
export {
  createSession,
  createSignInToken,
  findSignedIn,
  isKnownNetwork,
  LINK_LASTS_MS,
  SESSION_LASTS_MS,
  signOut,
  useSignInToken,
} from "./sign-in.ts"
export * from "./staff.types.ts"
export { listStaffActions, recordStaffAction, SIGNED_IN, type StaffAction } from "./staff-log.ts"
export { addStaff } from "./staff-tables.ts"
export { type Contact, createVisitEraser } from "./visit-eraser.ts"
