import type { Meta, StoryObj } from "@storybook/react-vite"
import { type FormEvent, useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { OtpField, type OtpFieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Otp field",
  component: OtpField.Root,
  subcomponents: { Boxes: OtpField.Boxes, Box: OtpField.Box, Message: OtpField.Message },
  args: { name: "code", onComplete: fn(), onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Verify {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof OtpField.Root>

export default meta
type Story = StoryObj<typeof meta>

interface VerifyProps extends OtpFieldRootProps {
  readonly button?: string
  readonly refusal?: string
}

function Verify({ button = "Verifiera kod", refusal = "Koden stämmer inte. Försök igen.", ...props }: VerifyProps) {
  const [error, setError] = useState(props.error)
  const [sent, setSent] = useState("")

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(String(new FormData(event.currentTarget).get("code")))
    setError(refusal)
  }

  return (
    <form className={frame.field} onSubmit={submit} data-sent={sent}>
      <OtpField.Root
        {...props}
        error={error}
        onValueChange={(value, details) => {
          props.onValueChange?.(value, details)
          setError(null)
        }}
      />
      <p>
        <button type="submit" className={frame.button}>
          {button}
        </button>
      </p>
    </form>
  )
}

export const Basic: Story = {}

export const SixDigits: Story = { args: { length: 6 }, tags: ["phone"] }

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = (position: number) => canvas.getByRole("textbox", { name: `Siffra ${position} av 4` })
    await userEvent.tab()
    expect(box(1)).toHaveFocus()
    await userEvent.keyboard("12a3{Enter}")
    expect(box(4)).toHaveFocus()
    expect(canvas.getByRole("alert")).toBeEmptyDOMElement()

    await userEvent.keyboard("{Backspace}{Backspace}56{ArrowLeft}{ArrowRight}7")
    expect(args.onComplete).toHaveBeenLastCalledWith("1567")
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Koden stämmer inte"))
    await waitFor(() => expect(box(1)).toHaveFocus())
    expect(box(1)).toBeInvalid()

    await userEvent.keyboard("9")
    expect(canvas.getByRole("alert")).toBeEmptyDOMElement()
    expect(args.onComplete).toHaveBeenLastCalledWith("9567")
  },
}

export const Paste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Siffra 3 av 4" }))
    await userEvent.paste("Din kod är 98 76.")
    expect(args.onComplete).toHaveBeenCalledWith("9876")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Siffra 2 av 4" })
    expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: box })
    expect(box).toHaveFocus()
  },
}

export const Rtl: Story = {
  args: { defaultValue: "12", error: "Koden stämmer inte. Försök igen." },
  globals: { dir: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("textbox", { name: "Siffra 1 av 4" })
    const second = canvas.getByRole("textbox", { name: "Siffra 2 av 4" })
    expect(first.getBoundingClientRect().left).toBeLessThan(second.getBoundingClientRect().left)
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    expect(second).toHaveFocus()
  },
}

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  args: { defaultValue: "1234", error: "Koden stämmer inte. Försök igen." },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <OtpField.Root {...args} aria-label="Tom" />
      </Case>
      <Case name="Begun">
        <OtpField.Root {...args} aria-label="Påbörjad" defaultValue="98" />
      </Case>
      <Case name="Whole">
        <OtpField.Root {...args} aria-label="Hel" defaultValue="9876" />
      </Case>
      <Case name="Being checked">
        <OtpField.Root {...args} aria-label="Kontrolleras" defaultValue="9876" isBusy />
      </Case>
      <Case name="Wrong">
        <OtpField.Root {...args} aria-label="Fel" defaultValue="9876" error="Koden stämmer inte. Försök igen." />
      </Case>
      <Case name="Six digits, on a dark surface">
        <div className={frame.card} data-theme="dark">
          <OtpField.Root
            {...args}
            aria-label="Mörk"
            length={6}
            defaultValue="987"
            error="Koden stämmer inte. Försök igen."
          />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    length: 6,
    defaultValue: "123456",
    error:
      "Kertakäyttökoodin voimassaoloaika on päättynyt. Pyydä uusi vahvistuskoodi tekstiviestitse matkapuhelinnumeroosi.",
  },
  render: (args) => (
    <StoryFrame>
      <Verify {...args} button="Vahvista kertakäyttökoodi" />
    </StoryFrame>
  ),
}
