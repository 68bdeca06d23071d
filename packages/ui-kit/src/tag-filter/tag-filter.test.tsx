import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { TagFilter, type TagFilterRootProps } from "./index.ts"

afterEach(cleanup)

const filter = (props: TagFilterRootProps = {}) => (
  <TagFilter.Root labels={{ group: "Filtrera", all: "Alla", count: "Antal träffar: {count}" }} {...props}>
    <TagFilter.All />
    <TagFilter.Tag value="elbil">Elbil</TagFilter.Tag>
    <TagFilter.Tag value="vinter">Vinter</TagFilter.Tag>
    <TagFilter.Status count={4} />
  </TagFilter.Root>
)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const listPressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)

test("'All' is selected when no tag is selected [spec 1 §4 tags-set]", () => {
  render(filter())

  expect(listPressed()).toEqual(["Alla"])
})

test("any number of tags can be selected, and pressing a selected tag deselects it [spec 1 §4 tags-set tags-toggle]", async () => {
  const onValueChange = vi.fn()
  render(filter({ onValueChange }))

  await press("Vinter")
  await press("Elbil")
  expect(listPressed()).toEqual(["Elbil", "Vinter"])
  expect(onValueChange).toHaveBeenLastCalledWith(["vinter", "elbil"], expect.objectContaining({ reason: "tag" }))

  await press("Vinter")
  expect(listPressed()).toEqual(["Elbil"])
})

const renderLinked = (onValueChange: NonNullable<TagFilterRootProps["onValueChange"]>) => (
  <TagFilter.Root labels={{ group: "Filtrera", all: "Alla" }} defaultValue={["elbil"]} onValueChange={onValueChange}>
    <TagFilter.All href="/nyheter" />
    <TagFilter.Tag value="elbil" href="/nyheter">
      Elbil
    </TagFilter.Tag>
    <TagFilter.Tag value="vinter" href="/nyheter?tag=elbil.vinter">
      Vinter
    </TagFilter.Tag>
  </TagFilter.Root>
)

test("tags with an `href` are links, and a selected tag has `aria-current`", async () => {
  const onValueChange = vi.fn()
  render(renderLinked(onValueChange))
  const current = () =>
    screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "true")
      .map(({ textContent }) => textContent)

  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/nyheter",
    "/nyheter",
    "/nyheter?tag=elbil.vinter",
  ])
  expect(current()).toEqual(["Elbil"])
  await userEvent.click(screen.getByRole("link", { name: "Vinter" }))
  expect(current()).toEqual(["Elbil", "Vinter"])
  expect(onValueChange).toHaveBeenCalledWith(["elbil", "vinter"], expect.objectContaining({ reason: "tag" }))
  await userEvent.click(screen.getByRole("link", { name: "Alla" }))

  expect(current()).toEqual(["Alla"])
})

test.each([["ctrlKey"], ["metaKey"], ["shiftKey"], ["altKey"]])(
  "a click with the modifier %s is handled by the browser and does not change the selection",
  (key) => {
    const onValueChange = vi.fn()
    render(renderLinked(onValueChange))
    const link = screen.getByRole("link", { name: "Vinter" })
    // This document cannot open a window.
    const left = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener("click", left, { once: true })

    fireEvent.click(link, { [key]: true })

    expect(left).toHaveBeenCalledOnce()
    expect(onValueChange).not.toHaveBeenCalled()
  },
)

test("'All' deselects all tags and has no effect when no tag is selected", async () => {
  const onValueChange = vi.fn()
  render(filter({ defaultValue: ["elbil"], onValueChange }))

  await press("Alla")
  await press("Alla")

  expect(listPressed()).toEqual(["Alla"])
  expect(onValueChange).toHaveBeenCalledOnce()
  expect(onValueChange).toHaveBeenCalledWith([], expect.objectContaining({ reason: "all" }))
})

test("the number of results is announced politely", () => {
  render(filter())

  expect(screen.getByRole("status").textContent).toBe("Antal träffar: 4")
})
