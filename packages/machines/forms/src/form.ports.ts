import { FORMS_CALLS, type FormsCalls } from "@forecourt/contracts/forms"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"

export const ports = openPorts<FormsCalls>("forms", FORMS_CALLS)

/**
 * Converts plain functions to the XState actors that the machine invokes: `createFormMachine(rules).provide({ actors:
 * toPorts(client) })`.
 */
export function toPorts(calls: FormsCalls): Ports<FormsCalls> {
  return createPorts(calls)
}
