export type Selection = "multiple" | "single"

export type Choices = readonly string[]

/**
 * Returns the selection after a press on a service. If only one service is allowed, it replaces the selected service.
 * Spec 3 §4.1.
 */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/**
 * Returns the selected services that are allowed. Without JavaScript, visitors can check more services than allowed.
 */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
