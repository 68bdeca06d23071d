import { type Conflict, type EditedPage, findBlock } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useId, useRef } from "react"
import type { EditingBlocks } from "../editing.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./conflicts.module.css"
import { excerptOf } from "./page-view.ts"

const part = anatomy("editor-conflicts", css)

export interface ConflictsProps {
  readonly conflicts: readonly Conflict[]
  readonly blocks: EditingBlocks
  readonly page: EditedPage
  readonly text: OverlayTexts
  readonly onKeep: (conflict: Conflict) => void
  readonly onTake: (conflict: Conflict) => void
}

/** What others changed, too: both values, and a choice for each. */
export function Conflicts({ conflicts, blocks, page, text, onKeep, onTake }: ConflictsProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // With an answer its buttons go: the focus goes on to the next one. When others come, it stays where it is.
  const answered = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes the conflicts
  useEffect(() => {
    if (answered.current === null) return
    const items = list.current?.children ?? []
    items[Math.min(answered.current, items.length - 1)]?.querySelector("button")?.focus()
    answered.current = null
  }, [conflicts])
  return (
    <section {...part("root")} aria-labelledby={id}>
      <h2 {...part("title")} id={id}>
        {text.states.conflicted}
      </h2>
      <ul {...part("list")} ref={list}>
        {conflicts.map((conflict, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conflicts have no identity of their own and are never sorted
          <li key={index} {...part("conflict")}>
            <p {...part("what")} id={`${id}${index}`}>
              <BlockName conflict={conflict} page={page} blocks={blocks} />
              {whatOf(conflict, text)}
            </p>
            {conflict.kind === "field" ? (
              <dl {...part("values")}>
                <dt>{text.mine}</dt>
                <dd>{shown(conflict.operation.value)}</dd>
                <dt>{text.theirs}</dt>
                <dd>{shown(conflict.theirs)}</dd>
              </dl>
            ) : null}
            {conflict.kind === "field" || conflict.kind === "changed" ? (
              <button
                {...part("button")}
                type="button"
                aria-describedby={`${id}${index}`}
                onClick={() => {
                  answered.current = index
                  onKeep(conflict)
                }}
              >
                {text.keepMine}
              </button>
            ) : null}
            <button
              {...part("button")}
              type="button"
              aria-describedby={`${id}${index}`}
              onClick={() => {
                answered.current = index
                onTake(conflict)
              }}
            >
              {text.takeTheirs}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type BlockNameProps = Pick<ConflictsProps, "page" | "blocks"> & { readonly conflict: Conflict }

/** The block that a conflict is about, while it is there. */
function BlockName({ conflict: { operation }, page, blocks }: BlockNameProps) {
  const id = typeof operation.block === "object" ? operation.block?.id : operation.block
  const block = id === undefined ? null : findBlock(page, id)?.block
  if (!block) return null
  const known = blocks[block.block]
  return (
    <span {...part("block")}>
      <span lang="en">{known?.label ?? block.block}</span> {excerptOf(block, known?.texts)}{" "}
    </span>
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
