"use client"

import { Switch } from "@forecourt/ui-kit/switch"
import type { ReactNode } from "react"
import type { ControlProps } from "../form.types.ts"
import { useBlockForm } from "../form-context.tsx"
import { selectIssues } from "../pointers.ts"
import { Row } from "../row.tsx"
import { useWords } from "../use-words.tsx"
import { ChoiceControl } from "./choice-control.tsx"

/** Renders a yes-or-no field. Without a default, its value is not set until the editor chooses one. */
export function SwitchControl(props: ControlProps): ReactNode {
  return typeof props.field.default === "boolean" ? (
    <OnOff {...props} isOn={props.field.default} />
  ) : (
    <ChoiceControl {...props} field={{ ...props.field, options: [true, false] }} />
  )
}

function OnOff({ field, pointer, value, isOn, onChange }: ControlProps & { readonly isOn: boolean }): ReactNode {
  const { issues } = useBlockForm()
  const { label, help } = useWords(field)
  return (
    <Row labelled="inside" help={help} issues={selectIssues(issues, pointer)}>
      <Switch.Root checked={typeof value === "boolean" ? value : isOn} onCheckedChange={onChange}>
        <Switch.Input />
        <Switch.Text>{label}</Switch.Text>
      </Switch.Root>
    </Row>
  )
}
