import { type Conflict, type EditedPage, findBlock } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useId, useRef } from "react"
import type { EditingBlocks, FieldsEditing } from "../editing.types.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./conflicts.module.css"
import controls from "./controls.module.css"
import { getExcerpt } from "./page-view.ts"
import { useLoaded } from "./use-loaded.ts"

const part = anatomy("editor-conflicts", { button: controls.button, list: controls.list }, css)

export interface ConflictsProps {
  readonly conflicts: readonly Conflict[]
  readonly blocks: EditingBlocks
  readonly ofPage: FieldsEditing
  readonly page: EditedPage
  readonly language: string
  readonly text: OverlayTexts
  readonly onKeep: (conflict: Conflict) => void
  readonly onTake: (conflict: Conflict) => void
}

export function Conflicts({ conflicts, onKeep, onTake, ...around }: ConflictsProps) {
  const { text } = around
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // An answered conflict disappears with its buttons, so the focus goes to the next one. New conflicts do not move the
  // focus.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: conflicts have no identity and are never sorted
          <li key={index} {...part("conflict")}>
            <p {...part("what")} id={`${id}${index}`}>
              <What conflict={conflict} {...around} />
            </p>
            {conflict.kind === "field" ? (
              <dl {...part("values")}>
                <dt>{text.mine}</dt>
                <dd>{formatValue(conflict.operation.value)}</dd>
                <dt>{text.theirs}</dt>
                <dd>{formatValue(conflict.theirs)}</dd>
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

type WhatProps = Omit<ConflictsProps, "conflicts" | "onKeep" | "onTake"> & { readonly conflict: Conflict }

function What({ conflict, page, blocks, ofPage, language, text }: WhatProps) {
  const { operation } = conflict
  const id = typeof operation.block === "object" ? operation.block?.id : operation.block
  const block = id === undefined ? null : findBlock(page, id)?.block
  const known = block ? blocks[block.block] : undefined
  const isOfPage = operation.op === "set" && operation.block === null
  const { it: form } = useLoaded(isOfPage ? ofPage.form : known?.form)
  const fieldName = (name: string) => {
    const label = form?.fields.find((field) => field.name === name)?.label
    return label?.[toEditorLanguage(language)] ?? label?.en ?? name
  }
  return (
    <>
      {isOfPage ? <span {...part("block")}>{text.aboutPage} </span> : null}
      {block ? (
        <span {...part("block")}>
          <span lang="en">{known?.label ?? block.block}</span> {getExcerpt(block, known?.texts)}{" "}
        </span>
      ) : null}
      {formatConflict(conflict, fieldName, text)}
    </>
  )
}

function formatConflict(
  conflict: Conflict,
  fieldName: (name: string) => string,
  { conflict: text }: OverlayTexts,
): string {
  switch (conflict.kind) {
    case "field":
      return text.field(fieldName(conflict.operation.field))
    case "changed":
      return text.changed
    default:
      return text.gone
  }
}

function formatValue(value: unknown): string {
  const inner = typeof value === "object" && value !== null && "value" in value ? value.value : value
  return typeof inner === "string" ? inner : inner === undefined ? "–" : JSON.stringify(inner)
}
