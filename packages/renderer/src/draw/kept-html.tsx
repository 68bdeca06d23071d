"use client"

import { type ElementType, type ReactNode, useState } from "react"
import { serverHtml } from "./server-html.ts"

export interface KeptHtmlProps {
  readonly tag: string
  /** What the element is found by, see `leaveHtml`. */
  readonly mark: string
}

/**
 * An element that the server wrote, and which the browser keeps as it stands: its attributes and what is inside travel
 * as HTML alone, not as data beside it. A comment at its beginning says which it is, should the browser have to draw
 * it anew.
 */
export function KeptHtml({ tag, mark }: KeptHtmlProps): ReactNode {
  const Tag = tag as ElementType
  // The same props as long as the element lives, so that nothing is ever set again.
  const [props] = useState(() => propsOf(mark))
  return <Tag {...props} suppressHydrationWarning />
}

function propsOf(mark: string): object {
  // Written so that bundlers leave each half out of the other's program.
  return typeof window === "undefined" ? written(mark) : asItStands(mark)
}

function written(mark: string): object {
  const kept = serverHtml().elements.get(mark)
  if (!kept) throw new Error(`KeptHtml: there is no HTML under ${mark}. Draw the page again.`)
  return { ...kept.attributes, dangerouslySetInnerHTML: { __html: `<!--${mark}-->${kept.html}` } }
}

function asItStands(mark: string): object {
  let before: Element | undefined
  return {
    dangerouslySetInnerHTML: {
      // React asks only where it makes the element anew; the page of before still stands there then.
      get __html() {
        before = [...document.querySelectorAll("*")].find(({ firstChild }) => firstChild?.nodeValue === mark)
        return before?.innerHTML
      },
    },
    ref: (element: Element | null) => {
      for (const { name, value } of before?.attributes ?? []) element?.setAttribute(name, value)
    },
  }
}
