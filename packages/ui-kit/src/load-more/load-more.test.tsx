import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { LoadMore, type LoadMorePage } from "./index.ts"

afterEach(cleanup)

const labels = { more: "Visa fler", loading: "Hämtar fler", loaded: "Antal nya: {count}", failed: "Försök igen" }
const titles = (count: number) => Array.from({ length: count }, (_, index) => `Artikel ${index + 1}`)

function Stories({ fetch, href }: { readonly fetch: (page: LoadMorePage) => Promise<number>; readonly href?: string }) {
  const [count, setCount] = useState(4)
  return (
    <LoadMore.Root hasMore={count < 10} labels={labels} load={async (page) => setCount(count + (await fetch(page)))}>
      <LoadMore.Items>
        {titles(count).map((title) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </LoadMore.Items>
      <LoadMore.Trigger {...(href ? { href } : {})} />
      <LoadMore.Status />
    </LoadMore.Root>
  )
}
const status = () => screen.getByRole("status").textContent

test("pressing the button requests four more items and focuses the first new item [spec 1 §9 stories-page]", async () => {
  const fetch = vi.fn(async () => 4)
  render(<Stories fetch={fetch} />)

  await userEvent.click(screen.getByRole("button", { name: "Visa fler" }))

  expect(fetch).toHaveBeenCalledWith({ offset: 4, limit: 4 })
  expect(document.activeElement?.textContent).toBe("Artikel 5")
  expect(status()).toBe("Antal nya: 4")
})

test("the loading state is announced, and the button is disabled but keeps the focus", async () => {
  const resolvers: ((count: number) => void)[] = []
  render(<Stories fetch={() => new Promise((resolve) => resolvers.push(resolve))} />)
  const button = screen.getByRole("button")

  await userEvent.click(button)
  await userEvent.click(button)
  expect(resolvers).toHaveLength(1)
  expect(button.getAttribute("aria-disabled")).toBe("true")
  expect(document.activeElement).toBe(button)
  expect(status()).toBe("Hämtar fler")

  await act(async () => resolvers[0]?.(2))
  expect(document.activeElement?.textContent).toBe("Artikel 5")
})

test("the focus is not moved to the new items if the visitor has moved the focus during the request", async () => {
  const resolvers: ((count: number) => void)[] = []
  render(<Stories fetch={() => new Promise((resolve) => resolvers.push(resolve))} />)
  await userEvent.click(screen.getByRole("button"))
  screen.getByText("Artikel 2").focus()

  await act(async () => resolvers[0]?.(2))

  expect(document.activeElement?.textContent).toBe("Artikel 2")
})

test("the button disappears when no more items are available, and the first new item is focused [spec 1 §4 load-more]", async () => {
  render(<Stories fetch={async () => 6} />)

  await userEvent.click(screen.getByRole("button"))

  expect(screen.queryByRole("button")).toBeNull()
  expect(document.activeElement?.textContent).toBe("Artikel 5")
})

test("a failure is announced, and the next press of the button sends the request again", async () => {
  const fetch = vi.fn(async () => 4).mockRejectedValueOnce(new Error("503"))
  render(<Stories fetch={fetch} />)

  await userEvent.click(screen.getByRole("button"))
  expect(status()).toBe("Försök igen")
  await userEvent.click(screen.getByRole("button"))

  expect(status()).toBe("Antal nya: 4")
})

test("with an `href` the server renders a link, and pressing the link loads items without a navigation", async () => {
  const fetch = vi.fn(async () => 4)
  expect(renderToString(<Stories fetch={fetch} href="?sida=2" />)).toMatch(/<a [^>]*href="\?sida=2"/)
  render(<Stories fetch={fetch} href="?sida=2" />)

  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  expect(fetch).toHaveBeenCalledOnce()
  expect(location.search).toBe("")
})
