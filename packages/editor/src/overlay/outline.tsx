import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type KeyboardEvent, useRef } from "react"
import type { EditingBlocks } from "../editing.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./outline.module.css"
import { getExcerpt, type OutlineItem } from "./page-view.ts"

const part = anatomy("editor-outline", css)

export interface OutlineProps {
  readonly items: readonly OutlineItem[]
  readonly areas: readonly string[]
  readonly blocks: EditingBlocks
  readonly chosen: string | null
  readonly text: OverlayTexts
  readonly onChoose: (id: string) => void
  readonly onMove: (id: string, by: -1 | 1) => void
  readonly onRemove: (id: string) => void
  readonly onInsert: (id: string) => void
  /** Opens the form of a block. This is also possible with the F2 key. */
  readonly onEdit: (id: string) => void
}

/**
 * Renders all blocks of the page, with one tree for each area.
 *
 * The arrow keys, Home and End move the focus in the tree. Enter selects a block, Alt with the up or down arrow key
 * moves it, Insert adds a block after it, Delete removes it, and F2 opens its form.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function Outline({ items, areas, blocks, chosen, text, ...actions }: OutlineProps) {
  const root = useRef<HTMLDivElement>(null)
  const stop = items.some(({ block }) => block.id === chosen) ? chosen : (items[0]?.block.id ?? null)

  function handleKey(event: KeyboardEvent, id: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const action = getAction(event, id)
    if (action === null) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  function getAction({ key, altKey }: KeyboardEvent, id: string): (() => void) | null {
    if (altKey) {
      if (key === "ArrowUp") return () => actions.onMove(id, -1)
      return key === "ArrowDown" ? () => actions.onMove(id, 1) : null
    }
    const index = items.findIndex(({ block }) => block.id === id)
    const goTo = (to: OutlineItem | undefined) => () => to && findItem(root.current, to.block.id)?.focus()
    switch (key) {
      case "ArrowDown":
        return goTo(items[index + 1])
      case "ArrowUp":
        return goTo(items[index - 1])
      case "ArrowLeft":
        return goTo(items.find(({ block }) => block.id === items[index]?.parent))
      case "ArrowRight":
        return goTo(items.find(({ parent }) => parent === id))
      case "Home":
        return goTo(items[0])
      case "End":
        return goTo(items.at(-1))
      case "Enter":
      case " ":
        return () => actions.onChoose(id)
      case "Delete":
        return () => actions.onRemove(id)
      case "Insert":
        return () => actions.onInsert(id)
      case "F2":
        return () => actions.onEdit(id)
      default:
        return null
    }
  }

  return (
    <div {...part("root")} ref={root}>
      {areas.map((area) => {
        const areaItems = selectArea(items, area)
        const name = text.areas[area] ?? area
        return (
          <section key={area} {...part("area")}>
            <h3 {...part("area-name")}>{name}</h3>
            {areaItems.length === 0 ? <p {...part("empty")}>{text.emptyArea}</p> : null}
            <div {...part("tree")} role="tree" aria-label={name}>
              {areaItems.map(({ block, level, problems }) => (
                <div
                  key={block.id}
                  {...part("item")}
                  role="treeitem"
                  aria-level={level}
                  aria-selected={block.id === chosen}
                  tabIndex={block.id === stop ? 0 : -1}
                  data-id={block.id}
                  data-level={level}
                  data-faulty={problems > 0 || undefined}
                  onClick={() => actions.onChoose(block.id)}
                  onKeyDown={(event) => handleKey(event, block.id)}
                >
                  <span {...part("kind")} lang="en">
                    {blocks[block.block]?.label ?? block.block}
                  </span>{" "}
                  <span {...part("excerpt")}>{getExcerpt(block, blocks[block.block]?.texts)}</span>
                  {problems > 0 ? <span {...part("count")}>{text.problems(problems)}</span> : null}
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function selectArea(items: readonly OutlineItem[], area: string): readonly OutlineItem[] {
  const ids = new Set<string>()
  return items.filter(({ block, parent, placeholder }) => {
    const isInside = parent === null ? placeholder === area : ids.has(parent)
    if (isInside) ids.add(block.id)
    return isInside
  })
}

function findItem(root: HTMLElement | null, id: string): HTMLElement | null {
  const items = root?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? []
  return [...items].find(({ dataset }) => dataset.id === id) ?? null
}
