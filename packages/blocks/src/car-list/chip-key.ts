import type { Chip } from "@forecourt/filters-machine"

export function getChipKey(chip: Chip): string {
  switch (chip.kind) {
    case "keyphrase":
      return "keyphrase"
    case "near":
      return "near"
    case "range":
      return chip.field
    case "value":
      return [chip.field, chip.isExcluded ? "not" : "is", chip.value, chip.child ?? ""].join(" ")
  }
}
