import type { PageIssue } from "@forecourt/editing-machine"
import { type EditedPage, findBlock, type Operation } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { EditingBlocks } from "../editing.types.ts"
import { BlockPanel } from "./block-panel.tsx"
import type { FormFocus } from "./focus.ts"
import type { FormPanelProps } from "./form-panel.tsx"
import { Outline, type OutlineProps } from "./outline.tsx"
import css from "./overlay.module.css"
import { createMove, createOutline, setField } from "./page-view.ts"

const part = anatomy("editor", css)

type CommonFormProps = Pick<
  FormPanelProps,
  "language" | "timeZone" | "pickers" | "text" | "fixes" | "showAll" | "onFocused"
>

interface BlocksViewProps extends Pick<OutlineProps, "chosen" | "onChoose" | "onMove" | "onRemove" | "onEdit"> {
  readonly page: EditedPage
  readonly issues: readonly PageIssue[]
  readonly blocks: EditingBlocks
  readonly form: CommonFormProps
  readonly getFocus: (block: string) => FormFocus | null
  readonly onChange: (operation: Operation | null) => void
  readonly onInsertAfter: (id: string) => void
  readonly onInsert: (isInside: boolean) => void
}

export function BlocksView({
  page,
  issues,
  blocks,
  chosen,
  form,
  getFocus,
  onChange,
  onInsertAfter,
  onInsert,
  ...actions
}: BlocksViewProps) {
  const { text } = form
  const current = chosen === null ? null : findBlock(page, chosen)
  return (
    <>
      <Outline
        {...actions}
        items={createOutline(page, issues)}
        areas={Object.keys(page.layout)}
        blocks={blocks}
        chosen={chosen}
        text={text}
        onInsert={onInsertAfter}
      />
      {current === null ? (
        <>
          <p {...part("hint")}>{text.nothingChosen}</p>
          <button {...part("button")} type="button" onClick={() => onInsert(false)}>
            {text.insertBlock}
          </button>
        </>
      ) : (
        <BlockPanel
          {...form}
          key={current.block.id}
          focus={getFocus(current.block.id)}
          block={current.block}
          known={blocks[current.block.block]}
          issues={issues.filter(({ block }) => block === current.block.id)}
          canMove={{
            up: createMove(page, current.block.id, -1) !== null,
            down: createMove(page, current.block.id, 1) !== null,
          }}
          onChange={(name, value) => onChange(setField(current.block, name, value))}
          onMove={(by) => onChange(createMove(page, current.block.id, by))}
          onRemove={() => actions.onRemove(current.block.id)}
          onInsert={() => onInsert(false)}
          onInsertInside={() => onInsert(true)}
          onRetry={() => actions.onEdit(current.block.id)}
        />
      )}
    </>
  )
}
