export type Selection = "multiple" | "single"

export type Choices = readonly string[]

/**
 * Returns the selection after a press on a service. A press on a selected service deselects it. If only one service can
 * be selected, the pressed service replaces the selected one. Spec 3 §4.1.
 */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/**
 * Removes the selected services that exceed the allowed number. Without JavaScript, visitors can check more services
 * than are allowed.
 */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
