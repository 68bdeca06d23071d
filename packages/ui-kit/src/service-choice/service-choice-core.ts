/** How many may be chosen: any number, or one at most. */
export type Selection = "multiple" | "single"

/** What is chosen, in the order in which it was. */
export type Choices = readonly string[]

/** What is chosen after a press: one that is chosen goes, another comes; alone where one is the most. Spec 3 §4.1. */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/** What can be chosen of all that is ticked, for example in a page that no script looked after. */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
