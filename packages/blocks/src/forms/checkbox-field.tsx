import { Checkbox, type CheckedState } from "@forecourt/ui-kit/checkbox"
import { useEffect, useState } from "react"
import type { ControlProps } from "./form-fields.tsx"

/** Renders a checkbox for a wish. The hash of the page's URL can tick it. Spec 2 §2.5, §4. */
export function CheckboxField({ name, control: { hash }, texts, draft, isDisabled }: ControlProps) {
  const defaultChecked = draft?.[name] === "on"
  const [checked, setChecked] = useState<CheckedState>(defaultChecked)
  useEffect(() => {
    const read = () => location.hash === `#${hash}` && setChecked(true)
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [hash])
  return (
    <Checkbox.Root
      name={name}
      disabled={isDisabled}
      defaultChecked={defaultChecked}
      checked={checked}
      onCheckedChange={setChecked}
    >
      <Checkbox.Input />
      <Checkbox.Text>{texts.labels[name]}</Checkbox.Text>
    </Checkbox.Root>
  )
}
