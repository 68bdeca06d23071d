export { type EditingEmitted, type EditingEvent, type EditingInput, editingMachine } from "./editing.machine.ts"
export { type EditingPorts, portsFrom } from "./editing.ports.ts"
export { RETRY_DELAY_MS, SAVE_DELAY_MS, STEP_MS, unsavedOf } from "./editing.rules.ts"
export type * from "./editing.types.ts"
