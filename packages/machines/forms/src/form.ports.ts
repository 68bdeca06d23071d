import { FORMS_CALLS, type FormsCalls } from "@forecourt/contracts/forms"
import { openPorts, type Ports, portsOf } from "@forecourt/flow-kit/ports"

/** What the machine asks of the world, not wired yet. */
export const ports = openPorts<FormsCalls>("forms", FORMS_CALLS)

/** Plain functions as the machine's ports: `createFormMachine(rules).provide({ actors: portsFrom(client) })`. */
export function portsFrom(calls: FormsCalls): Ports<FormsCalls> {
  return portsOf(calls)
}
