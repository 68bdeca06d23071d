import {
  type EditedPage,
  findBlock,
  type InsertBlock as InsertOperation,
  type Place,
} from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useId, useRef, useState } from "react"
import type { BlockEditing, EditingBlocks } from "../editing.types.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import { createPlaceTexts } from "../texts/place-texts.ts"
import controls from "./controls.module.css"
import css from "./insert-block.module.css"

const part = anatomy("editor-insert", { search: controls.input, list: controls.list }, css)

export interface InsertBlockProps {
  readonly blocks: EditingBlocks
  readonly page: EditedPage
  /**
   * The id of the block after which, or inside which, the new block is inserted. If it is `null`, the new block is
   * inserted into the page's content.
   */
  readonly beside: string | null
  /**
   * True to preselect a placeholder inside the given block. Otherwise the position after that block is preselected.
   */
  readonly isInside: boolean
  readonly language: string
  readonly text: OverlayTexts
  readonly onInsert: (operation: InsertOperation) => void
}

export function InsertBlock({ blocks, page, beside, isInside, language, text, onInsert }: InsertBlockProps) {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const full = useRef<HTMLParagraphElement>(null)
  useEffect(() => (search.current ?? full.current)?.focus(), [])
  const [words, setWords] = useState("")
  const choices = findPlaces({ page, blocks }, beside, { language, text: text.places })
  const proposed = choices.findIndex(({ place }) => place.parent === beside && beside !== null)
  const [index, setIndex] = useState(isInside && proposed >= 0 ? proposed : 0)
  const { place } = choices[index] ?? choices[0]
  const offered = Object.entries(blocks)
    .filter(([name, block]) => isAllowedIn(name, block, place, { page, blocks }))
    .filter(([, { label }]) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const most = getRoom(place, { page, blocks })
  const where = (
    <>
      <label {...part("label")} htmlFor={`${id}place`}>
        {text.places.label}
      </label>
      <select
        {...part("search")}
        id={`${id}place`}
        value={index}
        onChange={({ target }) => setIndex(Number(target.value))}
      >
        {choices.map(({ name }, option) => (
          <option key={name} value={option}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
  if (most !== null)
    return (
      <section {...part("root")} aria-label={text.insertBlock}>
        {where}
        <p {...part("full")} ref={full} tabIndex={-1}>
          {createPlaceTexts(language).max(most)}
        </p>
      </section>
    )
  const kinds = Map.groupBy(offered, ([, { category }]) => category)
  return (
    <section {...part("root")} aria-label={text.insertBlock}>
      {where}
      <label {...part("label")} htmlFor={id}>
        {text.search}
      </label>
      <input
        {...part("search")}
        id={id}
        ref={search}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {[...kinds].map(([kind, entries]) => (
        <div key={kind} {...part("kind")}>
          <h3 {...part("kind-name")} lang="en">
            {kind}
          </h3>
          <ul {...part("list")}>
            {entries.map(([name, { label }]) => (
              <li key={name}>
                <button
                  {...part("block")}
                  type="button"
                  lang="en"
                  onClick={() =>
                    onInsert({ op: "insert", block: { block: name, id: crypto.randomUUID(), fields: {} }, to: place })
                  }
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface PlaceChoice {
  readonly name: string
  readonly place: Place
}

function findPlaces(
  { page, blocks }: Around,
  beside: string | null,
  { language, text }: { readonly language: string; readonly text: OverlayTexts["places"] },
): readonly [PlaceChoice, ...PlaceChoice[]] {
  const first = { name: text.first, place: { parent: null, placeholder: "main", after: null } }
  const neighbour = beside === null ? null : findBlock(page, beside)
  if (neighbour === null) {
    const last = page.layout.main?.at(-1)
    return last === undefined
      ? [first]
      : [{ name: text.last, place: { parent: null, placeholder: "main", after: last.id } }, first]
  }
  const { block, place } = neighbour
  const label = blocks[block.block]?.label ?? block.block
  const choices = Object.entries(blocks[block.block]?.placeholders ?? {}).map(([placeholder, { label: names }]) => ({
    name: text.insideBlock(label, names[toEditorLanguage(language)] ?? placeholder),
    place: { parent: block.id, placeholder, after: block.placeholders?.[placeholder]?.at(-1)?.id ?? null },
  }))
  return [{ name: text.afterBlock(label), place: { ...place, after: block.id } }, ...choices, first]
}

interface Around {
  readonly page: EditedPage
  readonly blocks: EditingBlocks
}

/**
 * Returns the maximum number of blocks in a placeholder if the placeholder is full. Returns `null` if there is room for
 * another block.
 */
function getRoom({ parent, placeholder }: Place, { page, blocks }: Around): number | null {
  const around = parent === null ? undefined : findBlock(page, parent)?.block
  const max = around === undefined ? undefined : blocks[around.block]?.placeholders[placeholder]?.max
  return max !== undefined && (around?.placeholders?.[placeholder]?.length ?? 0) >= max ? max : null
}

function isAllowedIn(
  name: string,
  { areas }: BlockEditing,
  { parent, placeholder }: Place,
  { page, blocks }: Around,
): boolean {
  if (parent === null) return areas.includes(placeholder)
  const around = findBlock(page, parent)?.block.block
  const known = around === undefined ? undefined : blocks[around]
  return (
    known?.placeholders[placeholder]?.allow?.includes(name) ??
    known?.areas.some((area) => areas.includes(area)) ??
    false
  )
}
