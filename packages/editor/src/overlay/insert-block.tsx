import {
  type EditedPage,
  findBlock,
  type InsertBlock as InsertOperation,
  type Place,
} from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useId, useRef, useState } from "react"
import type { BlockEditing, EditingBlocks } from "../editing.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import { placeTexts } from "../texts/place-texts.ts"
import css from "./insert-block.module.css"

const part = anatomy("editor-insert", css)

export interface InsertBlockProps {
  readonly blocks: EditingBlocks
  readonly page: EditedPage
  /** The block that the new one follows; `null` for the end of the page's content. */
  readonly behind: string | null
  readonly language: string
  readonly text: OverlayTexts
  readonly onInsert: (operation: InsertOperation) => void
}

/** The blocks that may stand at a place, by their kinds; a press puts one there. */
export function InsertBlock({ blocks, page, behind, language, text, onInsert }: InsertBlockProps) {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const full = useRef<HTMLParagraphElement>(null)
  useEffect(() => (search.current ?? full.current)?.focus(), [])
  const [words, setWords] = useState("")
  const place = placeBehind(page, behind)
  const offered = Object.entries(blocks)
    .filter(([name, block]) => mayStand(name, block, place, { page, blocks }))
    .filter(([, { label }]) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const most = roomOf(place, { page, blocks })
  if (most !== null)
    return (
      <p {...part("full")} ref={full} tabIndex={-1}>
        {placeTexts(language).max(most)}
      </p>
    )
  const kinds = Map.groupBy(offered, ([, { category }]) => category)
  return (
    <section {...part("root")} aria-label={text.insertBlock}>
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

function placeBehind(page: EditedPage, behind: string | null): Place {
  const found = behind === null ? null : findBlock(page, behind)
  if (found !== null) return { parent: found.place.parent, slot: found.place.slot, after: behind }
  return { parent: null, slot: "main", after: page.layout.main?.at(-1)?.id ?? null }
}

interface Around {
  readonly page: EditedPage
  readonly blocks: EditingBlocks
}

/** How many blocks may stand at a place that has no room for another one; `null` where there is room. */
function roomOf({ parent, slot }: Place, { page, blocks }: Around): number | null {
  const around = parent === null ? undefined : findBlock(page, parent)?.block
  const max = around === undefined ? undefined : blocks[around.block]?.slots[slot]?.max
  return max !== undefined && (around?.slots?.[slot]?.length ?? 0) >= max ? max : null
}

function mayStand(name: string, { areas }: BlockEditing, { parent, slot }: Place, { page, blocks }: Around): boolean {
  if (parent === null) return areas.includes(slot)
  const around = findBlock(page, parent)?.block.block
  const known = around === undefined ? undefined : blocks[around]
  return known?.slots[slot]?.allow?.includes(name) ?? known?.areas.some((area) => areas.includes(area)) ?? false
}
