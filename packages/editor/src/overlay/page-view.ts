import { type EditingEvent, type editingMachine, listUnsaved, type PageIssue } from "@forecourt/editing-machine"
import {
  type EditedBlock,
  type EditedPage,
  findBlock,
  listBlocks,
  type Operation,
} from "@forecourt/editing-machine/operations"
import type { SnapshotFrom } from "xstate"
import { getText } from "../form/values.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"

export type EditingSnapshot = SnapshotFrom<typeof editingMachine>

export type PageState = keyof OverlayTexts["states"]

export function getPageState(snapshot: EditingSnapshot): PageState {
  const { value, context } = snapshot
  const { stored, failures } = context
  // A page that is read again after a failure is offline until a response arrives.
  if (value === "reading" && failures > 0) return "offline"
  switch (value) {
    case "saving":
    case "publishing":
    case "invalid":
    case "conflicted":
    case "offline":
    case "expired":
    case "gone":
    case "outdated":
      return value
    default:
      if (stored === null) return "opening"
      if (isUnsaved(snapshot)) return "unsaved"
      return stored.isDraft ? "draft" : "published"
  }
}

/** True if some changes are not saved on the server yet. */
export function isUnsaved({ context }: EditingSnapshot): boolean {
  return listUnsaved(context).length > 0
}

export interface OutlineItem {
  readonly block: EditedBlock
  /** The level of the block in the tree. A block that is placed directly in an area has level 1. */
  readonly level: number
  readonly placeholder: string
  readonly parent: string | null
  readonly problems: number
}

export function createOutline(page: EditedPage, issues: readonly PageIssue[]): readonly OutlineItem[] {
  const levels = new Map<string | null, number>([[null, 0]])
  return [...listBlocks(page)].map(({ block, place: { parent, placeholder } }) => {
    const level = (levels.get(parent) ?? 0) + 1
    levels.set(block.id, level)
    return { block, level, placeholder, parent, problems: issues.filter((issue) => issue.block === block.id).length }
  })
}

/**
 * Returns the id of the block that is selected after a block and its contents have been removed: the next block or, if
 * there is none, the previous one. Returns `null` if there is neither.
 */
export function findNeighbour(items: readonly OutlineItem[], id: string): string | null {
  const index = items.findIndex(({ block }) => block.id === id)
  const next = items.slice(index + 1).find(({ level }) => level <= (items[index]?.level ?? 0))
  return (next ?? items[index - 1])?.block.id ?? null
}

export function getExcerpt({ fields = {} }: EditedBlock, texts: readonly string[] = []): string {
  return texts.map((name) => getText(fields[name]).trim()).find((text) => text !== "") ?? ""
}

export function createMove(page: EditedPage, id: string, by: -1 | 1): Operation | null {
  const block = findBlock(page, id)
  if (block === null) return null
  const { parent, placeholder } = block.place
  const siblings = listSiblings(page, parent, placeholder)
  const index = siblings.indexOf(id)
  const after = by < 0 ? siblings[index - 2] : siblings[index + 1]
  const hasNeighbour = by < 0 ? index > 0 : index < siblings.length - 1
  return hasNeighbour ? { op: "move", block: id, to: { parent, placeholder, after: after ?? null } } : null
}

export function listSiblings(page: EditedPage, parent: string | null, placeholder: string): readonly string[] {
  return [...listBlocks(page)]
    .filter(({ place }) => place.parent === parent && place.placeholder === placeholder)
    .map(({ block }) => block.id)
}

export function setField(of: EditedBlock | EditedPage, field: string, value: unknown): Operation {
  const base = of.fields?.[field]
  return {
    op: "set",
    block: "id" in of ? of.id : null,
    field,
    ...(base !== undefined && { base }),
    ...(value !== undefined && { value }),
  }
}

export function createChangeEvent(operation: Operation): EditingEvent {
  return { type: "CHANGE", operation, at: performance.now() }
}
