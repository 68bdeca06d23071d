import type { AnyStateMachine, AnyStateNode } from "xstate"

/** The states and what leads from one to another, as a Mermaid diagram. What leads away from every state is left out. */
export function renderStates(machine: AnyStateMachine): string {
  const lines = statesOf(machine.root).flatMap((state) => [...begin(state), ...arrowsOf(state)])
  return ["```mermaid", "stateDiagram-v2", ...lines.map((line) => `  ${line}`), "```"].join("\n")
}

function statesOf(state: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(state.states).flatMap((child) => [child, ...statesOf(child)])
}

/** Where a state begins, and that it holds others. */
function begin(state: AnyStateNode): readonly string[] {
  const children = Object.values(state.states)
  const parent = state.parent
  const first =
    parent?.parent === undefined && parent?.initial?.target.includes(state) ? [`[*] --> ${nameOf(state)}`] : []
  if (children.length === 0) return first
  const inside = children.map((child) => `  state "${child.key}" as ${nameOf(child)}`)
  const initial = state.initial?.target.map((child) => `  [*] --> ${nameOf(child)}`) ?? []
  return [...first, `state ${nameOf(state)} {`, ...inside, ...initial, "}"]
}

function arrowsOf(state: AnyStateNode): readonly string[] {
  const transitions = [...state.transitions.values(), state.always ?? []].flat()
  const arrows = transitions.flatMap(({ eventType, target }) =>
    (target ?? []).map((to) => `${nameOf(state)} --> ${nameOf(to)}${labelOf(eventType)}`),
  )
  return [...new Set(arrows)]
}

function labelOf(eventType: string): string {
  if (eventType === "") return ""
  if (eventType.startsWith("xstate.done")) return ": done"
  if (eventType.startsWith("xstate.error")) return ": failed"
  return `: ${eventType}`
}

function nameOf({ path }: AnyStateNode): string {
  return path.join("_")
}
