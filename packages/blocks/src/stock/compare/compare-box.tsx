import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { CAR } from "./compare-address.ts"
import css from "./compare-box.module.css"

const part = anatomy("compare-box", css)

export interface CompareBoxProps {
  readonly form: string
  readonly id: string
  readonly name: string
  readonly text: string
}

/**
 * Renders a checkbox that adds a car to the comparison immediately. Without JavaScript, the checkbox is submitted with
 * a form.
 */
export function CompareBox({ form, id, name, text }: CompareBoxProps) {
  return (
    <label {...part("root")}>
      <input {...part("input")} type="checkbox" name={CAR} value={id} form={form} data-compare={name} />
      <span {...part("text")}>
        {text} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </label>
  )
}
