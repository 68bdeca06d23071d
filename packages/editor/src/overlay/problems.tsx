import type { PageIssue } from "@forecourt/editing-machine"
import { type EditedPage, findBlock } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { EditingBlocks } from "../editing.types.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import css from "./problems.module.css"

const part = anatomy("editor-problems", css)

export interface ProblemsProps {
  readonly issues: readonly PageIssue[]
  readonly blocks: EditingBlocks
  readonly page: EditedPage
  readonly text: OverlayTexts
  readonly onShow: (issue: PageIssue) => void
}

/** Everything that does not fit, what keeps a page from being saved first; a press leads to it. */
export function Problems({ issues, blocks, page, text, onShow }: ProblemsProps) {
  if (issues.length === 0) return <p>{text.noProblems}</p>
  const sorted = issues.toSorted((one, other) => RANK[one.severity] - RANK[other.severity])
  const nameOf = ({ block }: PageIssue) => {
    const found = block === null ? null : findBlock(page, block)
    return found === null ? "" : (blocks[found.block.block]?.label ?? found.block.block)
  }
  return (
    <ul {...part("root")} aria-label={text.problems(issues.length)}>
      {sorted.map((issue) => (
        <li key={`${issue.block}${issue.pointer}${issue.keyword}`}>
          <button {...part("problem")} type="button" data-severity={issue.severity} onClick={() => onShow(issue)}>
            <span {...part("block")}>{nameOf(issue)}</span>
            <span {...part("message")}>{issue.message}</span>
            {issue.severity === "publish" ? <span {...part("severity")}>{text.publishFirst}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

const RANK = { draft: 0, publish: 1 } as const
