import { type SelectedTerms, TERM_NAMES } from "@forecourt/api-clients/car-offers"

interface KeptTermsProps {
  readonly selected: SelectedTerms
  /** The beginning of the names of the form's own terms. */
  readonly except: "loan" | "private" | "company" | "compare"
}

/** Renders hidden fields with the terms of the other forms, which would otherwise be lost without JavaScript. */
export function KeptTerms({ selected, except }: KeptTermsProps) {
  return TERM_NAMES.map((name) =>
    name.startsWith(except) || selected[name] === undefined ? null : (
      <input key={name} type="hidden" name={name} value={selected[name]} />
    ),
  )
}
