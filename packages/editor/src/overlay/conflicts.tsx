import type { Conflict } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useRef } from "react"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./conflicts.module.css"

const part = anatomy("editor-conflicts", css)

export interface ConflictsProps {
  readonly conflicts: readonly Conflict[]
  readonly text: OverlayTexts
  readonly onKeep: (conflict: Conflict) => void
  readonly onTake: (conflict: Conflict) => void
}

/** What others changed, too: both values, and a choice for each. */
export function Conflicts({ conflicts, text, onKeep, onTake }: ConflictsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section {...part("root")}>
      <h2 {...part("title")} ref={heading} tabIndex={-1}>
        {text.states.conflicted}
      </h2>
      <ul {...part("list")}>
        {conflicts.map((conflict, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conflicts have no identity of their own and are never sorted
          <li key={index} {...part("conflict")}>
            <p {...part("what")}>{whatOf(conflict, text)}</p>
            {conflict.kind === "field" ? (
              <dl {...part("values")}>
                <dt>{text.mine}</dt>
                <dd>{shown(conflict.operation.value)}</dd>
                <dt>{text.theirs}</dt>
                <dd>{shown(conflict.theirs)}</dd>
              </dl>
            ) : null}
            {conflict.kind === "field" || conflict.kind === "changed" ? (
              <button {...part("button")} type="button" onClick={() => onKeep(conflict)}>
                {text.keepMine}
              </button>
            ) : null}
            <button {...part("button")} type="button" onClick={() => onTake(conflict)}>
              {text.takeTheirs}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whatOf(conflict: Conflict, { conflict: text }: OverlayTexts): string {
  switch (conflict.kind) {
    case "field":
      return text.field(conflict.operation.field)
    case "changed":
      return text.changed
    default:
      return text.gone
  }
}

/** A value in a few words: its text, where it has one. */
function shown(value: unknown): string {
  const inner = typeof value === "object" && value !== null && "value" in value ? value.value : value
  return typeof inner === "string" ? inner : inner === undefined ? "–" : JSON.stringify(inner)
}
