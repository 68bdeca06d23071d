import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Lightbox, type LightboxRootProps } from "./index.ts"

afterEach(cleanup)

const lightbox = (props: Partial<LightboxRootProps> = {}) => (
  <KitProvider messages={messages}>
    <Lightbox.Root count={3} {...props}>
      {[0, 1, 2].map((index) => (
        <Lightbox.Trigger key={index} index={index}>
          <img src={`/liten-${index}.svg`} alt="" />
        </Lightbox.Trigger>
      ))}
      <Lightbox.Content>
        <Lightbox.Close />
        <Lightbox.Previous />
        <Lightbox.Next />
        <Lightbox.Position />
        <Lightbox.Slides>
          {["fram", "sida", ""].map((name, index) => (
            <Lightbox.Slide key={name} index={index}>
              <Lightbox.Picture src={name && `/${name}.svg`} alt={name} />
            </Lightbox.Slide>
          ))}
        </Lightbox.Slides>
      </Lightbox.Content>
    </Lightbox.Root>
  </KitProvider>
)

const opener = (position: number) =>
  screen.getByRole("button", { name: `Visa bild ${position} av 3 i helskärm`, hidden: true })
const box = () => screen.queryByRole("dialog")
const position = () => document.querySelector("[data-part=position]")?.textContent

test("the server-rendered HTML contains the small pictures, but not the large pictures", () => {
  const html = renderToString(lightbox())

  expect(html).toContain('src="/liten-1.svg"')
  expect(html).not.toContain("/sida.svg")
})

test("pressing a picture opens the lightbox at that picture", async () => {
  render(lightbox())

  await userEvent.click(opener(2))

  expect(box()).not.toBeNull()
  expect(position()).toBe("2 av 3")
})

test("arrow keys move through the pictures, and Escape closes the lightbox and focuses the picture shown last", async () => {
  render(lightbox())
  await userEvent.click(opener(1))
  screen.getByRole("button", { name: "Nästa", hidden: true }).focus()

  await userEvent.keyboard("{End}{ArrowLeft}")
  expect(position()).toBe("2 av 3")
  act(() => void fireEvent.keyDown(document.body, { key: "Escape" }))

  expect(box()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener(2)))
})

test("a picture that is missing or fails to load is replaced by a text", () => {
  render(lightbox({ defaultOpen: true }))
  expect(screen.getAllByText("Bilden kan inte visas just nu.")).toHaveLength(1)

  fireEvent.error(screen.getByRole("img", { name: "fram", hidden: true }))

  expect(screen.getAllByText("Bilden kan inte visas just nu.")).toHaveLength(2)
})

test("onValueChange receives the index of the picture and can cancel the change", async () => {
  const onValueChange = vi.fn<NonNullable<LightboxRootProps["onValueChange"]>>((_index, details) => details?.cancel())
  render(lightbox({ onValueChange }))
  await userEvent.click(opener(2))

  await userEvent.click(screen.getByRole("button", { name: "Nästa", hidden: true }))

  expect(onValueChange.mock.calls.map(([index, details]) => [index, details?.reason])).toEqual([
    [1, undefined],
    [2, "next"],
  ])
  expect(position()).toBe("2 av 3")
})
