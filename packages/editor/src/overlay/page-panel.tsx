import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useId, useRef } from "react"
import css from "./block-panel.module.css"
import { FormPanel, type FormPanelProps } from "./form-panel.tsx"

const part = anatomy("editor-block", css)

export function PagePanel(props: Omit<FormPanelProps, "panel">) {
  const root = useRef<HTMLElement>(null)
  const heading = useId()
  return (
    <section {...part("root")} ref={root} aria-labelledby={heading}>
      <h2 {...part("title")} id={heading} tabIndex={-1}>
        {props.text.aboutPage}
      </h2>
      <FormPanel {...props} panel={root} />
    </section>
  )
}
