import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import { getStateNodes } from "xstate/graph"

/** Lists all transitions of a state machine. A test uses the list to check that each transition is covered. */
export function listTransitions(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const nodes: readonly AnyStateNode[] = [machine.root, ...getStateNodes(machine)]
  return nodes.flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat())
}

/**
 * Formats a transition as its source state, its event and the index of its branch (starting at 1), such as `flow.start
 * NEXT 1`.
 */
export function formatTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType === "" ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} ${eventType || "always"} ${branches.indexOf(transition as never) + 1}`
}
