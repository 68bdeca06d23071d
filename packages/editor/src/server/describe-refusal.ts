import type { PageIssue } from "@forecourt/editing-machine"
import { type EditedPage, findBlock, listBlocks } from "@forecourt/editing-machine/operations"
import type { Form } from "../generated/form.js"
import { findKnownBlock, type IssueFinderOptions } from "../issues/find-issues.ts"
import { getPageFields, getTemplate } from "../issues/page-fields.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import { createPlaceTexts } from "../texts/place-texts.ts"
import type { StorageProblem } from "./edit-store.types.ts"

export type DescribeRefusal = (
  problems: readonly StorageProblem[],
  document: EditedPage,
) => Promise<readonly PageIssue[]>

export function createRefusalDescriber({ blocks, pages, language }: IssueFinderOptions): DescribeRefusal {
  async function findLabel({ block, pointer }: Found, document: EditedPage): Promise<string | undefined> {
    const name = pointer.split("/")[1]
    const kind = block === null ? null : findBlock(document, block)?.block.block
    const known =
      kind === null ? getPageFields(pages, getTemplate(document, pages)) : findKnownBlock(blocks, kind ?? "")
    const form = (await known?.form()) as Form | undefined
    const { label } = form?.fields.find((field) => field.name === name) ?? {}
    return label?.[toEditorLanguage(language)] ?? label?.en
  }

  return (problems, document) =>
    Promise.all(
      problems.map(async (problem) => {
        const place = findPlace(problem, document)
        const message = createPlaceTexts(language).storageRefusal(await findLabel(place, document))
        return { ...place, keyword: "x-storage", message, severity: "draft" as const }
      }),
    )
}

type Found = Pick<PageIssue, "block" | "pointer">

function findPlace({ pointer }: StorageProblem, document: EditedPage): Found {
  const steps = pointer.split("/").slice(1)
  const at = steps.lastIndexOf("fields")
  if (at <= 0) return { block: null, pointer: at === 0 ? formatPointer(steps, 0) : "" }
  const owner = steps
    .slice(0, at)
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], document)
  const match = [...listBlocks(document)].find(({ block }) => block === owner)
  return { block: match?.block.id ?? null, pointer: formatPointer(steps, at) }
}

function formatPointer(steps: readonly string[], at: number): string {
  return steps
    .slice(at + 1)
    .map((step) => `/${step}`)
    .join("")
}
