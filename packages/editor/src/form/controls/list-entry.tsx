"use client"

import { ArrowIcon, CloseIcon, CopyIcon } from "@forecourt/ui-kit/icons"
import { type ReactNode, useState } from "react"
import type { FormIssue } from "../form.types.ts"
import { part } from "../form-anatomy.ts"
import { useBlockForm, useFormText } from "../form-context.tsx"

export type EntryAction = "moveUp" | "moveDown" | "duplicate" | "remove"

interface ListEntryProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  /** True if the list already has the maximum number of entries. */
  readonly isFull: boolean
  readonly startsOpen: boolean
  readonly issues: readonly FormIssue[]
  readonly onAction: (action: EntryAction) => void
  readonly children: ReactNode
}

export function ListEntry({
  name,
  isFirst,
  isLast,
  isFull,
  startsOpen,
  issues,
  onAction,
  children,
}: ListEntryProps): ReactNode {
  const { showAll } = useBlockForm()
  const text = useFormText()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const isWrong = showAll && issues.length > 0
  useOnceIn(isWrong, () => setIsOpen(true))

  const actions: readonly (readonly [EntryAction, ReactNode, boolean])[] = [
    ["moveUp", <ArrowIcon key="icon" {...part("up")} />, isFirst],
    ["moveDown", <ArrowIcon key="icon" {...part("down")} />, isLast],
    ["duplicate", <CopyIcon key="icon" />, isFull],
    ["remove", <CloseIcon key="icon" />, false],
  ]
  return (
    <li {...part("entry", { invalid: isWrong })}>
      <details {...part("details")} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary {...part("summary")}>
          <span>{name}</span>
          {isWrong ? <span {...part("issue")}>{text("toMend", { count: issues.length })}</span> : null}
        </summary>
        <div {...part("parts")}>{children}</div>
      </details>
      <div {...part("toolbar")}>
        {actions.map(([action, icon, isShut]) => (
          <button
            key={action}
            {...part("tool")}
            type="button"
            data-action={action}
            aria-label={text("actionOn", { action: text(action), entry: name })}
            title={text(action)}
            // Not `disabled`, because the focus would be lost at the ends of the list.
            aria-disabled={isShut || undefined}
            onClick={() => onAction(action)}
          >
            {icon}
          </button>
        ))}
      </div>
    </li>
  )
}

function useOnceIn(isSo: boolean, act: () => void): void {
  const [wasSo, setWasSo] = useState(false)
  if (isSo === wasSo) return
  setWasSo(isSo)
  if (isSo) act()
}
