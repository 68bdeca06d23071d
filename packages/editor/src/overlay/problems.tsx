import type { PageIssue } from "@forecourt/editing-machine"
import { type EditedPage, findBlock } from "@forecourt/editing-machine/operations"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { useEffect, useRef } from "react"
import type { EditingBlocks } from "../editing.types.ts"
import { getPlace } from "../form/pointers.ts"
import type { OverlayTexts } from "../texts/overlay-texts.ts"
import controls from "./controls.module.css"
import css from "./problems.module.css"

const part = anatomy("editor-problems", { root: controls.list }, css)

export interface ProblemsProps {
  readonly issues: readonly PageIssue[]
  readonly blocks: EditingBlocks
  readonly page: EditedPage
  /** True to move the focus to the first problem in the list. */
  readonly isFocused: boolean
  readonly text: OverlayTexts
  readonly onShow: (issue: PageIssue) => void
}

export function Problems({ issues, blocks, page, isFocused, text, onShow }: ProblemsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isFocused) (list.current?.querySelector("button") ?? list.current)?.focus()
  }, [isFocused])
  if (issues.length === 0) return <p>{text.noProblems}</p>
  const sorted = issues.toSorted((issue, other) => RANK[issue.severity] - RANK[other.severity])
  return (
    <ul {...part("root")} ref={list} tabIndex={-1} aria-label={text.problems(issues.length)}>
      {sorted.map((issue) => {
        const { block, keyword, severity } = issue
        const place = getPlace(issue)
        const isOfPage = block === null && place !== ""
        const match = block === null ? null : findBlock(page, block)?.block
        const said = (
          <>
            {match ? (
              <span {...part("block")} lang="en">
                {blocks[match.block]?.label ?? match.block}
              </span>
            ) : null}
            {isOfPage ? <span {...part("block")}>{text.aboutPage}</span> : null}
            <span {...part("message")}>{issue.message}</span>
            {severity === "publish" ? <span {...part("severity")}>{text.publishFirst}</span> : null}
          </>
        )
        return (
          <li key={`${block} ${place} ${keyword}`}>
            {match || isOfPage ? (
              <button {...part("problem")} type="button" data-severity={severity} onClick={() => onShow(issue)}>
                {said}
              </button>
            ) : (
              // A problem of the page as a whole is in no form.
              <p {...part("problem")} data-severity={severity}>
                {said}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const RANK = { draft: 0, publish: 1 } as const
