import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import { getStateNodes } from "xstate/graph"

/** Every transition that a machine has, for tests that leave none untried. */
export function listTransitions(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const nodes: readonly AnyStateNode[] = [machine.root, ...getStateNodes(machine)]
  return nodes.flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat())
}

/** The state it leads from, what it answers to, and which of the branches it is. */
export function formatTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType === "" ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} ${eventType || "always"} ${branches.indexOf(transition as never) + 1}`
}
