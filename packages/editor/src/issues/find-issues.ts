import type { PageIssue } from "@forecourt/editing-machine"
import { type EditedBlock, type EditedPage, type FoundBlock, listBlocks } from "@forecourt/editing-machine/operations"
import type { BlockEditing, EditingBlocks, PageEditing } from "../editing.types.ts"
import { getOverlayTexts } from "../texts/overlay-texts.ts"
import { createPlaceTexts } from "../texts/place-texts.ts"
import { getPageFields, getTemplate } from "./page-fields.ts"

export interface IssueFinderOptions {
  readonly blocks: EditingBlocks
  readonly pages: PageEditing
  readonly language: string
}

export type FindIssues = (page: EditedPage) => Promise<readonly PageIssue[]>

export function createIssueFinder({ blocks, pages, language }: IssueFinderOptions): FindIssues {
  const known = new WeakMap<EditedBlock, Promise<readonly PageIssue[]>>()

  function findFieldIssues(block: EditedBlock): Promise<readonly PageIssue[]> {
    const previous = known.get(block)
    if (previous !== undefined) return previous
    const fieldFaults = findFieldFaults(block)
    known.set(block, fieldFaults)
    // A schema that failed to load is loaded again next time.
    fieldFaults.catch(() => known.delete(block))
    return fieldFaults
  }

  async function findFieldFaults({ block, id, fields = {} }: EditedBlock): Promise<readonly PageIssue[]> {
    const explain = await findKnownBlock(blocks, block)?.explain()
    return (explain?.(fields, { language }) ?? []).map((issue) => ({ ...issue, block: id }))
  }

  async function findPageIssues(page: EditedPage): Promise<readonly PageIssue[]> {
    const explain = await getPageFields(pages, getTemplate(page, pages)).explain()
    return explain(page.fields, { language }).map((issue) => ({ ...issue, block: null }))
  }

  return async (page) => {
    const items = [...listBlocks(page)]
    const byId = new Map(items.map(({ block }) => [block.id, block]))
    const issues = await Promise.all([
      findPageIssues(page),
      ...items.map(async (each) => [
        ...findPlaceIssues(each, byId, { blocks, language }),
        ...(await findFieldIssues(each.block)),
      ]),
    ])
    return issues.flat()
  }
}

function findPlaceIssues(
  { block, place }: FoundBlock,
  byId: ReadonlyMap<string, EditedBlock>,
  { blocks, language }: Omit<IssueFinderOptions, "pages">,
): readonly PageIssue[] {
  const known = findKnownBlock(blocks, block.block)
  if (known === undefined) return []
  const text = createPlaceTexts(language)
  const issue = (keyword: string, message: string): PageIssue => ({
    block: block.id,
    pointer: "",
    keyword,
    message,
    severity: "draft",
  })
  if (place.parent === null) {
    const mayStand = known.areas.includes(place.placeholder)
    return mayStand
      ? []
      : [
          issue(
            "x-area",
            text.area(known.label, getOverlayTexts(language).areas[place.placeholder] ?? place.placeholder),
          ),
        ]
  }
  const around = byId.get(place.parent)
  const placeholder =
    around === undefined ? undefined : findKnownBlock(blocks, around.block)?.placeholders[place.placeholder]
  const isAllowed = placeholder?.allow?.includes(block.block) ?? true
  const siblings = around?.placeholders?.[place.placeholder] ?? []
  const isOneTooMany = placeholder?.max !== undefined && siblings.indexOf(block) >= placeholder.max
  return [
    ...(isAllowed ? [] : [issue("x-allow", text.allow(known.label))]),
    ...(isOneTooMany ? [issue("x-max", text.max(placeholder?.max ?? 0))] : []),
  ]
}

/**
 * Returns the editing data of a block, or `undefined` for an unknown block. Inherited properties are ignored, since a
 * document may contain a block name such as `toString`.
 */
export function findKnownBlock(blocks: EditingBlocks, name: string): BlockEditing | undefined {
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined
}
