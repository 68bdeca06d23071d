export { type EditingEmitted, type EditingEvent, type EditingInput, editingMachine } from "./editing.machine.ts"
export { type EditingPorts, toPorts } from "./editing.ports.ts"
export { listUnsaved, RETRY_DELAY_MS, SAVE_DELAY_MS, STEP_MS } from "./editing.rules.ts"
export type * from "./editing.types.ts"
