"use client"

import { type ElementType, type ReactNode, useState } from "react"
import { findHtml } from "./server-html.ts"

export interface KeptHtmlProps {
  readonly tag: string
  readonly mark: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * An element whose inside the server wrote, and which the browser keeps as it stands: what is inside travels as HTML
 * only, not as data beside it.
 */
export function KeptHtml({ tag, mark, attributes }: KeptHtmlProps): ReactNode {
  const Tag = tag as ElementType
  const [inner] = useState(() => (typeof document === "undefined" ? fromServer(mark) : fromPage(mark)))
  return <Tag {...attributes} dangerouslySetInnerHTML={inner} suppressHydrationWarning />
}

function fromServer(mark: string): { readonly __html: string } {
  const html = findHtml(mark)
  if (html === undefined) throw new Error(`KeptHtml: nothing was left under ${mark}. Draw the page again.`)
  return { __html: `<!--${mark}-->${html}` }
}

/** React asks for the HTML only when it makes the element anew: then it is taken from the page that stands there. */
function fromPage(mark: string): { readonly __html: string } {
  return {
    get __html() {
      const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
      while (comments.nextNode()) {
        const { nodeValue, parentElement } = comments.currentNode
        if (nodeValue === mark && parentElement) return parentElement.innerHTML
      }
      return ""
    },
  }
}
