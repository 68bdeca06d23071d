export type Selection = "multiple" | "single"

/** The values of the selected services, in the order of selection. */
export type Choices = readonly string[]

/**
 * Returns the selection after a press on a service. If the service is already selected, it is deselected. Otherwise, it
 * is added to the selection or, if only one service is allowed, replaces it. Spec 3 §4.1.
 */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/**
 * Returns the checked services, limited to the allowed number. Needed because visitors without JavaScript can check
 * more services than allowed.
 */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
