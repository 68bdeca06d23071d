import { readLayout, validatePage } from "@forecourt/renderer"
import { act } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { createPage, note, noteEntry, siteWith } from "../../test/situation.tsx"
import { SECTION_FAILED_ID, SectionFailed, SectionFailedTemplate } from "./section-failed.tsx"

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const site = { text: (key: string) => `${key} <&>` }

test("the error box template contains the same markup as the error box of a failed block", () => {
  document.body.innerHTML = renderToString(<SectionFailedTemplate site={site} />)
  const template = document.getElementById(SECTION_FAILED_ID)
  const box = document.createElement("div")
  box.innerHTML = renderToStaticMarkup(<SectionFailed site={site} />)

  expect(template?.innerHTML).toBe(box.innerHTML)
})

test("the error box template hydrates without a mismatch", async () => {
  const problems: unknown[] = []
  document.body.innerHTML = renderToString(<SectionFailedTemplate site={site} />)

  await act(async () => {
    hydrateRoot(document.body, <SectionFailedTemplate site={site} />, {
      onRecoverableError: (error) => problems.push(error),
    })
  })

  expect(problems).toEqual([])
})

test("a page without client-side blocks has no error box template", () => {
  const pageWith = (render: "server" | "hybrid") =>
    validatePage(readLayout(createPage([note("a")])), { Note: noteEntry({ render }) }, siteWith())

  expect(renderToString(<SectionFailedTemplate site={site} page={pageWith("server")} />)).toBe("")
  expect(renderToString(<SectionFailedTemplate site={site} page={pageWith("hybrid")} />)).toContain("<template")
})
