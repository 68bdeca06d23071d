import { waitFor } from "@testing-library/react"
import { act, type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream } from "react-dom/server.edge"
import { expect, test, vi } from "vitest"
import { islandDoor } from "./island.ts"
import { islandList } from "./island-list.ts"
import { islandNamed } from "./island-named.ts"

type Leaf = () => ReactNode

/** A page as the server wrote it, and as React takes it over: the whole document is its own, as on a site. */
async function openPage(Leaf: Leaf) {
  const script = Promise.withResolvers<void>()
  const page = (load: () => Promise<Leaf>) => {
    const Island = islandNamed<Leaf>(
      islandDoor(async () => islandList({ leaf: load })),
      "leaf",
    )
    return (
      <html lang="sv">
        <head />
        <body>
          <Island />
        </body>
      </html>
    )
  }
  const stream = await renderToReadableStream(page(async () => Leaf))
  await stream.allReady
  const html = await new Response(stream).text()
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html><html[^>]*>|<\/html>$/g, "")
  const opened = vi.fn(() => script.promise.then(() => Leaf))
  hydrateRoot(document, page(opened))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  return { bringScript: () => act(async () => script.resolve()) }
}

const press = (name: string) => document.querySelector<HTMLElement>(`[data-name=${name}]`)?.click()

const sent = vi.fn((_: string) => {})

/** Takes over what was typed, and can tell nobody before its effects have run. */
function Search(): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const tell = useRef<typeof sent | null>(null)
  const [typed, setTyped] = useState("")
  useLayoutEffect(() => setTyped(field.current?.value ?? ""), [])
  useEffect(() => {
    tell.current = sent
  }, [])
  function submit(event: FormEvent) {
    event.preventDefault()
    tell.current?.(typed)
  }
  return (
    <form method="dialog" onSubmit={submit}>
      <input ref={field} defaultValue="" />
      <button type="submit" data-name="go-on">
        <i data-name="words">Fortsätt</i>
      </button>
    </form>
  )
}

test("a form that its script sends is sent once, with what was typed, however often it was pressed before", async () => {
  const { bringScript } = await openPage(Search)
  const field = document.querySelector("input")
  if (field) field.value = "ABC123"
  press("go-on")
  press("words")
  expect(sent).not.toHaveBeenCalled()
  await bringScript()

  await waitFor(() => expect(sent.mock.calls).toEqual([["ABC123"]]))
  press("go-on")
  expect(sent).toHaveBeenCalledTimes(2)
  expect(document.querySelector("[data-missed]")).toBeNull()
})

test("what the browser does by itself is not done again", async () => {
  const heard = vi.fn()
  const hear = (name: string) => ({ "data-name": name, onClick: () => heard(name) })
  const { bringScript } = await openPage(() => (
    <>
      <form action="/reklamation" onSubmit={(event) => event.preventDefault()}>
        <button type="submit" {...hear("sent-by-the-browser")} />
      </form>
      <dialog>
        <form method="dialog">
          <button type="submit" {...hear("closes-its-dialog")} />
        </form>
      </dialog>
      <button type="button" popoverTarget="menu" {...hear("opens-a-menu")} />
      <button type="button" {...hear("scripted")} />
    </>
  ))
  for (const name of ["sent-by-the-browser", "closes-its-dialog", "opens-a-menu", "scripted"]) press(name)
  await bringScript()

  await waitFor(() => expect(heard.mock.calls).toEqual([["scripted"]]))
})
