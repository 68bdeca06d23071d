import type { EditedBlock } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useId, useRef } from "react"
import type { BlockEditing } from "../editing.types.ts"
import css from "./block-panel.module.css"
import controls from "./controls.module.css"
import { FormPanel, type FormPanelProps } from "./form-panel.tsx"
import { createPressProps } from "./press.ts"

const part = anatomy("editor-block", { actions: controls.actions, button: controls.button }, css)

export interface BlockPanelProps extends Omit<FormPanelProps, "panel" | "known" | "fields"> {
  readonly block: EditedBlock
  /** The form and other data for this kind of block, or `undefined` if the site does not have such a block. */
  readonly known: BlockEditing | undefined
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onInsert: () => void
  readonly onInsertInside: () => void
}

export function BlockPanel({
  block,
  known,
  canMove,
  onMove,
  onRemove,
  onInsert,
  onInsertInside,
  ...form
}: BlockPanelProps) {
  const root = useRef<HTMLElement>(null)
  const heading = useId()
  const { text } = form
  return (
    <section {...part("root")} ref={root} aria-labelledby={heading}>
      <h2 {...part("title")} id={heading} lang="en" tabIndex={-1}>
        {known?.label ?? block.block}
      </h2>
      <div {...part("actions")}>
        <button {...part("button")} type="button" {...createPressProps(canMove.up, () => onMove(-1))}>
          {text.moveUp}
        </button>
        <button {...part("button")} type="button" {...createPressProps(canMove.down, () => onMove(1))}>
          {text.moveDown}
        </button>
        <button {...part("button")} type="button" onClick={onInsert}>
          {text.insert}
        </button>
        {Object.keys(known?.placeholders ?? {}).length > 0 ? (
          <button {...part("button")} type="button" onClick={onInsertInside}>
            {text.insertInside}
          </button>
        ) : null}
        <button {...part("button")} type="button" onClick={onRemove}>
          {text.remove}
        </button>
      </div>
      <FormPanel {...form} panel={root} known={known} fields={block.fields ?? NO_FIELDS} />
    </section>
  )
}

const NO_FIELDS = {}
