import type { AnyStateMachine, AnyStateNode } from "xstate"

export function renderStates(machine: AnyStateMachine): string {
  const lines = listStates(machine.root).flatMap((state) => [...begin(state), ...getArrows(state)])
  return ["```mermaid", "stateDiagram-v2", ...lines.map((line) => `  ${line}`), "```"].join("\n")
}

function listStates(state: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(state.states).flatMap((child) => [child, ...listStates(child)])
}

function begin(state: AnyStateNode): readonly string[] {
  const children = Object.values(state.states)
  const parent = state.parent
  const first =
    parent?.parent === undefined && parent?.initial?.target.includes(state) ? [`[*] --> ${getName(state)}`] : []
  if (children.length === 0) return first
  const declarations = children.map((child) => `  state "${child.key}" as ${getName(child)}`)
  const initial = state.initial?.target.map((child) => `  [*] --> ${getName(child)}`) ?? []
  return [...first, `state ${getName(state)} {`, ...declarations, ...initial, "}"]
}

function getArrows(state: AnyStateNode): readonly string[] {
  const transitions = [...state.transitions.values(), state.always ?? []].flat()
  const arrows = transitions.flatMap(({ eventType, target }) =>
    (target ?? []).map((to) => `${getName(state)} --> ${getName(to)}${getLabel(eventType)}`),
  )
  return [...new Set(arrows)]
}

function getLabel(eventType: string): string {
  if (eventType === "") return ""
  if (eventType.startsWith("xstate.done")) return ": done"
  if (eventType.startsWith("xstate.error")) return ": failed"
  return `: ${eventType}`
}

function getName({ path }: AnyStateNode): string {
  return path.join("_")
}
