import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { StrictMode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/en.ts"
import { EmbeddedForm, type EmbeddedFormRootProps, type FormRequest } from "./index.ts"

afterEach(cleanup)

const tree = (props: EmbeddedFormRootProps) => (
  <KitProvider messages={messages} nonce="n0nce" locale="sv-SE">
    <EmbeddedForm.Root {...props}>
      <EmbeddedForm.Gate>
        <p>HubSpot stores what you write.</p>
        <EmbeddedForm.Allow />
      </EmbeddedForm.Gate>
      <EmbeddedForm.Status />
      <EmbeddedForm.Retry />
      <EmbeddedForm.Frame data-testid="frame" />
    </EmbeddedForm.Root>
  </KitProvider>
)

function renderWith(props: Partial<EmbeddedFormRootProps> = {}) {
  const clock = createHandClock()
  const requests: FormRequest[] = []
  const load = vi.fn(async (node: HTMLElement, request: FormRequest) => {
    requests.push(request)
    node.append(Object.assign(document.createElement("button"), { textContent: `Send ${requests.length}` }))
  })
  const formProps = { formId: "f-1", provider: "HubSpot", load, clock, ...props }
  const { rerender } = render(tree(formProps))
  return {
    clock,
    load,
    requests,
    again: (changed: Partial<EmbeddedFormRootProps>) => rerender(tree({ ...formProps, ...changed })),
    status: () => screen.getByRole("status").textContent,
    frame: screen.getByTestId("frame"),
  }
}

const allow = () => userEvent.click(screen.getByRole("button", { name: "Show the form from HubSpot" }))

test("the server renders the consent prompt without the provider's form", () => {
  const html = renderToString(tree({ formId: "f-1", provider: "HubSpot", load: async () => {} }))

  expect(html).toContain("HubSpot stores what you write.")
  expect(html).toContain("Show the form from HubSpot")
})

test("pressing the button loads the form with the page's nonce and focuses the form's container", async () => {
  const onAllowedChange = vi.fn()
  const { load, requests, frame } = renderWith({ onAllowedChange })
  expect(load).not.toHaveBeenCalled()

  await allow()

  expect(requests).toEqual([expect.objectContaining({ formId: "f-1", nonce: "n0nce", locale: "sv-SE" })])
  expect(onAllowedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }))
  expect(screen.getByRole("button", { name: "Send 1" })).toBeDefined()
  expect(screen.queryByText("HubSpot stores what you write.")?.closest("[hidden]")).not.toBeNull()
  expect(document.activeElement).toBe(frame)
})

test("a submitted form shows a thank-you message and is replaced after three seconds, and the focus stays in the form's container", async () => {
  const onSubmitted = vi.fn()
  const { clock, requests, status, frame } = renderWith({ onSubmitted })
  await allow()
  act(() => screen.getByRole("button", { name: "Send 1" }).focus())

  act(() => requests[0]?.onSubmitted())
  expect(status()).toBe("Thank you, the form has been sent.")
  clock.pass(2999)
  expect(screen.getByRole("button", { name: "Send 1" })).toBeDefined()
  clock.pass(1)
  await act(async () => {})

  expect(screen.getByRole("button", { name: "Send 2" })).toBeDefined()
  expect(screen.queryByRole("button", { name: "Send 1" })).toBeNull()
  expect(document.activeElement).toBe(frame)
  expect(onSubmitted).toHaveBeenCalledOnce()
})

test("without an identifier 'Missing FormId' is shown and no form is loaded [spec 3 §8.1 missing-form-id]", () => {
  const { status, load } = renderWith({ formId: "", defaultAllowed: true })

  expect(status()).toBe("Missing FormId")
  expect(load).not.toHaveBeenCalled()
})

test("a form that fails to load shows an error and calls onFailure, and a retry button loads the form again", async () => {
  const onFailure = vi.fn()
  const load = vi.fn().mockRejectedValueOnce(new Error("blocked")).mockResolvedValueOnce(undefined)
  const { status, frame } = renderWith({ load, onFailure })
  await allow()
  expect(status()).toBe("The form could not be shown.")
  expect(onFailure).toHaveBeenCalledWith(new Error("blocked"))

  await userEvent.click(screen.getByRole("button", { name: "Try again" }))

  expect(status()).toBe("")
  expect(document.activeElement).toBe(frame)
})

test("a controlled form is loaded and removed only when its allowed prop changes", async () => {
  const takeAway = vi.fn()
  const load = vi.fn(async (node: HTMLElement) => {
    node.append("form")
    return takeAway
  })
  const { again, frame } = renderWith({ allowed: false, load })

  await allow()
  expect(load).not.toHaveBeenCalled()
  await act(async () => again({ allowed: true }))
  expect(frame.textContent).toBe("form")
  expect(document.activeElement).toBe(frame)

  await act(async () => again({ allowed: false }))
  expect(frame.textContent).toBe("")
  expect(takeAway).toHaveBeenCalledOnce()
  expect(screen.getByRole("button", { name: "Show the form from HubSpot" })).toBeDefined()
})

test("in React Strict Mode only one form is rendered, even if the provider ignores the abort signal", async () => {
  const load = async (node: HTMLElement) => {
    node.append("form, ")
    await Promise.resolve()
    node.append("all of it")
  }

  const { container } = render(
    <StrictMode>{tree({ formId: "f-1", provider: "HubSpot", load, defaultAllowed: true })}</StrictMode>,
  )
  await act(async () => {})

  expect(container.querySelector("[data-part=frame]")?.textContent).toBe("form, all of it")
})
