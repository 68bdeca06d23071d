"use client"

import { type ElementType, type ReactNode, useState } from "react"
import { findHtml } from "./server-html.ts"

export interface KeptHtmlProps {
  readonly tag: string
  /** What the HTML is found by, see `leaveHtml`. */
  readonly mark: string
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Inner {
  readonly __html: string
}

/**
 * An element whose inside the server wrote, and which the browser keeps as it stands: what is inside travels as HTML
 * alone, not as data beside it. A comment in front of it says where it is, should the browser have to draw it anew.
 */
export function KeptHtml({ tag, mark, attributes }: KeptHtmlProps): ReactNode {
  const Tag = tag as ElementType
  // The same object as long as the element lives, so that it is never set again.
  const [inner] = useState(() => innerOf(mark))
  return <Tag {...attributes} dangerouslySetInnerHTML={inner} suppressHydrationWarning />
}

function innerOf(mark: string): Inner {
  const html = findHtml(mark)
  if (html !== undefined) return { __html: `<!--${mark}-->${html}` }
  if (typeof document === "undefined") throw new Error(`KeptHtml: there is no HTML under ${mark}. Draw the page again.`)
  return {
    // React asks only where it makes the element anew; the page of before still stands there then.
    get __html() {
      const elements = [...document.querySelectorAll("*")]
      return elements.find(({ firstChild }) => firstChild?.nodeValue === mark)?.innerHTML ?? ""
    },
  }
}
