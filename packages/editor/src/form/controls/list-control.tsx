"use client"

import { PlusIcon } from "@forecourt/ui-kit/icons"
import { StatusRegion } from "@forecourt/ui-kit/status-region"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { areMet, type FormField } from "../../generated/form.js"
import { FieldControl } from "../field-control.tsx"
import { findTitle } from "../find-title.ts"
import type { ControlProps } from "../form.types.ts"
import { part } from "../form-anatomy.ts"
import { useBlockForm, useFormText, useLocalised } from "../form-context.tsx"
import { formatPointer, selectIssues } from "../pointers.ts"
import { useEntryKeys } from "../use-entry-keys.ts"
import { useFocusNext } from "../use-focus-next.ts"
import { setPart, toParts } from "../values.ts"
import { Composite, useOwnIssues } from "./composite.tsx"
import { type EntryAction, ListEntry } from "./list-entry.tsx"

export function ListControl({ field, pointer, value, isRequired, onChange }: ControlProps): ReactNode {
  const { issues } = useBlockForm()
  const text = useFormText()
  const announce = StatusRegion.useAnnounce()
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const keys = useEntryKeys(entries)
  const isMounted = useIsMounted()
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(list)
  const getName = useEntryNames(field)
  const { minItems: min, maxItems: max = Number.POSITIVE_INFINITY } = field.limits ?? {}
  const isFull = entries.length >= max
  const ownIssues = useOwnIssues(
    pointer,
    entries.flatMap((entry, index) => listPlaces(field, entry, formatPointer(pointer, index))),
  )

  function replaceEntries(next: readonly unknown[]) {
    onChange(next.length === 0 && !isRequired ? undefined : next)
  }

  function addEntry(entry: unknown, at: number) {
    if (isFull) return announce(text("full", { max }))
    replaceEntries(entries.toSpliced(at, 0, entry))
    focusNext({ entry: at, on: "control" })
    announce(text("added", { entry: getName(entry, at) }))
  }

  function removeEntry(at: number) {
    replaceEntries(entries.toSpliced(at, 1))
    focusNext(entries.length > 1 ? { entry: Math.min(at, entries.length - 2), on: "summary" } : { on: "add" })
    announce(text("removed", { entry: getName(entries[at], at) }))
  }

  function moveEntry(at: number, to: number, action: "moveUp" | "moveDown") {
    if (to < 0 || to >= entries.length) return
    const entry = entries[at]
    replaceEntries(entries.toSpliced(at, 1).toSpliced(to, 0, entry))
    focusNext({ entry: to, on: action })
    announce(text("moved", { entry: getName(entry, at), number: to + 1, count: entries.length }))
  }

  const actions: Readonly<Record<EntryAction, (at: number) => void>> = {
    moveUp: (at) => moveEntry(at, at - 1, "moveUp"),
    moveDown: (at) => moveEntry(at, at + 1, "moveDown"),
    duplicate: (at) => addEntry(structuredClone(entries[at]), at + 1),
    remove: removeEntry,
  }
  return (
    <Composite
      field={field}
      isRequired={isRequired}
      issues={ownIssues}
      counter={<Room count={entries.length} min={min} max={max} />}
    >
      <div {...part("list")} ref={list}>
        {entries.length === 0 ? <p {...part("help")}>{text("empty")}</p> : null}
        <ol {...part("entries")}>
          {entries.map((entry, index) => (
            <ListEntry
              key={keys[index]}
              name={getName(entry, index)}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              isFull={isFull}
              startsOpen={isMounted || entries.length === 1}
              issues={selectIssues(issues, formatPointer(pointer, index))}
              onAction={(action) => actions[action](index)}
            >
              <Entry
                field={field}
                entry={entry}
                pointer={formatPointer(pointer, index)}
                onChange={(changed) => replaceEntries(entries.with(index, changed))}
              />
            </ListEntry>
          ))}
        </ol>
        <button
          {...part("button")}
          type="button"
          data-action="add"
          aria-disabled={isFull || undefined}
          onClick={() => addEntry(field.fields ? {} : BARE[field.control], entries.length)}
        >
          <PlusIcon />
          <AddLabel field={field} />
        </button>
      </div>
    </Composite>
  )
}

interface EntryProps {
  readonly field: FormField
  readonly entry: unknown
  readonly pointer: string
  readonly onChange: (entry: unknown) => void
}

function Entry({ field, entry, pointer, onChange }: EntryProps): ReactNode {
  if (field.fields === undefined) return <BareEntry field={field} entry={entry} pointer={pointer} onChange={onChange} />
  const parts = toParts(entry)
  return field.fields.map((inner) => (
    <FieldControl
      key={inner.name}
      field={inner}
      pointer={formatPointer(pointer, inner.name)}
      around={parts}
      onChange={(value) => onChange(setPart(parts, inner.name, value))}
    />
  ))
}

/**
 * The values that represent a list entry whose content has been cleared, by kind of control. With this value, the entry
 * stays in the list.
 */
const BARE: Readonly<Record<string, unknown>> = { list: "", references: { id: "" } }

function BareEntry({ field, entry, pointer, onChange }: EntryProps): ReactNode {
  const { control, label, entry: name = label } = field
  const inner: FormField = {
    name: "entry",
    label: name,
    ...(control === "references" ? { control: "reference" } : { control: "text", isPlain: true }),
  }
  return (
    <FieldControl
      field={inner}
      pointer={pointer}
      around={{ entry }}
      onChange={(value) => onChange(value ?? BARE[control])}
    />
  )
}

function Room({ count, min, max }: { readonly count: number; readonly min: number | undefined; readonly max: number }) {
  const text = useFormText()
  return (
    <span {...part("counter")}>
      {min === undefined ? null : `${text("atLeast", { min })}. `}
      {max === Number.POSITIVE_INFINITY ? null : text("countOf", { count, max })}
    </span>
  )
}

function AddLabel({ field }: { readonly field: FormField }): ReactNode {
  const text = useFormText()
  const localised = useLocalised()
  return field.entry ? text("add", { entry: localised(field.entry, "").text }) : text("addPlain")
}

function useEntryNames(field: FormField): (entry: unknown, index: number) => string {
  const text = useFormText()
  const localised = useLocalised()
  const { text: called } = localised(field.entry, text("entry"))
  return (held, index) => {
    const title = findTitle(field.fields ?? [], held)
    const values = { entry: called, number: index + 1, title }
    return text(title === "" ? "entryNumber" : "entryTitle", values)
  }
}

function listPlaces({ fields }: FormField, entry: unknown, pointer: string): readonly string[] {
  if (fields === undefined) return [pointer]
  const parts = toParts(entry)
  return fields
    .filter(({ visibleWhen = [] }) => areMet(visibleWhen, parts))
    .map(({ name }) => formatPointer(pointer, name))
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}
